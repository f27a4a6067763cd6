import { commonRefusals, type EndpointSpec } from '@plenary/contracts/endpoint';
import { problem, type RefusalCode, refusalStatus } from '@plenary/contracts/problem';
import fc from 'fast-check';
import type * as z from 'zod';
import { arbitraryOf, type Known } from './arbitrary-of.ts';
import { spoiled, strangeBodies, strangeSegments } from './spoil.ts';

export interface FuzzedRequest {
  method: string;
  /** Path and query. */
  address: string;
  body: string | undefined;
}

export interface FuzzOptions {
  /** Sends a request as a permitted user. */
  send: (request: FuzzedRequest, endpoint: EndpointSpec) => Promise<Response>;
  known: Known;
  /** Bodies that the contract takes, where they are too intricate to be met by chance. */
  bodies?: readonly unknown[];
  /** Requests of each kind. */
  runs: number;
  seed: number;
}

interface Outcome {
  /** Faults, each with the request that showed it. */
  faults: string[];
  /** Valid requests that could be made; of those the ones that succeeded. */
  valid: number;
  succeeded: number;
  invalid: number;
}

/**
 * Sends requests that an endpoint's contract takes, and others that it does not. Whatever they are, the answer is one that the
 * contract knows: a success of its schema or a problem document with one of its codes, never a 5xx; what is wrong never succeeds.
 */
export const fuzzEndpoint = async (endpoint: EndpointSpec, { send, known, bodies, runs, seed }: FuzzOptions): Promise<Outcome> => {
  const outcome: Outcome = { faults: [], valid: 0, succeeded: 0, invalid: 0 };
  const ask = async (request: FuzzedRequest, isValid: boolean) => {
    const response = await send(request, endpoint);
    const text = await response.text();
    const fault = faultOf(endpoint, response, text) ?? (!isValid && response.ok ? 'takes what its contract does not' : undefined);
    const { method, address, body } = request;
    const shown = `${method} ${address.slice(0, 300)} ${body?.slice(0, 600) ?? ''}`;
    if (fault) outcome.faults.push(`${endpoint.method} ${endpoint.path}: ${fault} (${response.status} ${text.slice(0, 200)}) for ${shown}`);
    return response.ok;
  };
  const inputs = validInputs(endpoint, { known, bodies, runs, seed });
  for (const input of inputs) {
    outcome.valid++;
    if (await ask(requestOf(endpoint, input), true)) outcome.succeeded++;
  }
  for (const request of invalidRequests(endpoint, { inputs, runs, seed })) {
    outcome.invalid++;
    await ask(request, false);
  }
  return outcome;
};

interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

const takes = (schema: z.ZodType | undefined, value: unknown) => !schema || schema.safeParse(value).success;
const asTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));

/** Refinements are met by chance: so many rounds, before it is given up. */
const rounds = 6;

type Sampling = Pick<FuzzOptions, 'known' | 'bodies' | 'runs' | 'seed'>;

const samplesOf = (
  schema: z.ZodType | undefined,
  { known, runs, seed }: Sampling,
  asSent: (value: unknown) => unknown = (value) => value,
) => {
  if (!schema) return undefined;
  const arbitrary = arbitraryOf(schema, known);
  const found: unknown[] = [];
  for (let round = 0; round < rounds && found.length < runs; round++) {
    const sampled = fc.sample(arbitrary, { numRuns: runs, seed: seed + round });
    found.push(...sampled.map(asSent).filter((value) => takes(schema, value)));
  }
  return found.slice(0, runs);
};
const queryOf = (value: unknown) => asTexts((value ?? {}) as Record<string, unknown>);

/** Examples as they are, and with parts that are others and still taken. */
const variationsOf = (schema: z.ZodType, bodies: readonly unknown[], { runs, seed }: Sampling) => {
  const others = fc.sample(fc.constantFrom(...bodies).chain(spoiled), { numRuns: runs * 2, seed });
  return [...bodies, ...others.filter((value) => takes(schema, value))].slice(0, runs);
};

const validInputs = (endpoint: EndpointSpec, options: Sampling): Input[] => {
  const params = samplesOf(endpoint.params, options, queryOf);
  const query = samplesOf(endpoint.query, options, queryOf);
  const { bodies } = options;
  const body = bodies && endpoint.body ? variationsOf(endpoint.body, bodies, options) : samplesOf(endpoint.body, options);
  if ([params, query, body].some((samples) => samples?.length === 0)) return [];
  const pick = <T>(samples: readonly T[] | undefined, run: number) => samples?.[run % samples.length];
  return Array.from({ length: options.runs }, (_, run) => ({
    params: (pick(params, run) ?? {}) as Record<string, unknown>,
    query: (pick(query, run) ?? {}) as Record<string, unknown>,
    body: pick(body, run),
  }));
};

const requestOf = ({ method, path, body }: EndpointSpec, input: Input): FuzzedRequest => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => wellFormed(String(input.params[name] ?? 'x')) || 'x');
  const query = new URLSearchParams(asTexts(input.query)).toString();
  return { method, address: query ? `${filled}?${query}` : filled, body: body && JSON.stringify(input.body) };
};
/** Half of a surrogate pair has no place in an address. */
const wellFormed = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'));

function* invalidRequests(endpoint: EndpointSpec, { inputs, runs, seed }: { inputs: Input[] } & Pick<FuzzOptions, 'runs' | 'seed'>) {
  const { method, path, params, query, body } = endpoint;
  const kinds = [body && 'body', query && Object.keys(inputs[0]?.query ?? {}).length > 0 && 'query', params && 'params'].filter(Boolean);
  if (kinds.length === 0) return;
  for (let run = 0; run < runs; run++) {
    const input = inputs[run % Math.max(1, inputs.length)] ?? { params: {}, query: {}, body: {} };
    const valid = requestOf(endpoint, input);
    const kind = kinds[run % kinds.length];
    const at = { numRuns: 1, seed: seed + run };
    if (kind === 'params') {
      const segment = strangeSegments[run % strangeSegments.length] ?? '';
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const spoiledParams = Object.fromEntries(names.map((name) => [name, decoded(segment)]));
      if (!takes(params, spoiledParams)) yield { ...valid, address: path.replace(/\{\w+\}/g, segment) };
    } else if (kind === 'query') {
      const [wrong] = fc.sample(spoiled(input.query), at);
      const sent = asTexts((typeof wrong === 'object' && wrong !== null ? wrong : {}) as Record<string, unknown>);
      if (!takes(query, sent)) yield requestOf(endpoint, { ...input, query: sent });
    } else if (run % 3 === 0) {
      const text = strangeBodies[run % strangeBodies.length] ?? '';
      if (!takes(body, parsed(text))) yield { ...valid, method, body: text };
    } else {
      const [wrong] = fc.sample(spoiled(input.body), at);
      const text = JSON.stringify(wrong);
      if (!takes(body, parsed(text ?? ''))) yield { ...valid, body: text ?? '' };
    }
  }
}

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The part of an answer that its contract does not know. */
const faultOf = (endpoint: EndpointSpec, response: Response, text: string): string | undefined => {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  if (status >= 500) return 'fails';
  if (status === endpoint.status) return faultOfSuccess(endpoint, type, text);
  if (status < 400) return 'answers a status of no contract';
  if (!type.startsWith('application/problem+json')) return 'refuses with no problem document';
  const document = problem.safeParse(parsed(text));
  if (!document.success) return 'refuses with a broken problem document';
  const code = document.data.code as RefusalCode;
  if (!codesOf(endpoint).includes(code) || refusalStatus[code] !== status) return `is never refused with ${code}`;
  const members = endpoint.problemMembers?.[code];
  return members && !members.safeParse(parsed(text)).success ? `lacks the members of ${code}` : undefined;
};

const faultOfSuccess = ({ response, produces }: EndpointSpec, type: string, text: string): string | undefined => {
  if (produces) return [produces].flat().some((one) => type.startsWith(one.replace('*', ''))) ? undefined : `answers ${type}`;
  if (!response) return undefined;
  return response.safeParse(parsed(text)).success ? undefined : 'answers what its contract does not know';
};

const codesOf = ({ access, refusals }: EndpointSpec): readonly RefusalCode[] => [
  ...commonRefusals,
  ...refusals,
  'not-found',
  ...(access === 'anyone' ? [] : (['authentication-required', 'forbidden'] as const)),
];
