import { randomUUID } from 'node:crypto';
import type { EndpointSpec } from '@plenary/contracts/endpoint';
import type { Hono } from 'hono';
import { implementedBy } from '../implement.ts';
import { type FuzzedRequest, fuzzEndpoint } from './fuzz-endpoint.ts';

interface Options {
  app: Hono;
  /** Headers that authenticate a permitted caller to the service. */
  headersFor: (endpoint: EndpointSpec) => Promise<Record<string, string>>;
  /** Values by the name of their field, if no list of the service contains them. */
  known?: Readonly<Record<string, readonly unknown[]>>;
  /** Bodies by `POST /api/…`, where they are too intricate to be met by chance. */
  bodies?: Readonly<Record<string, readonly unknown[]>>;
  runs: number;
  seed: number;
}

/** Runs and seed, as `npm run fuzz` sets them; few and always the same in every other run. */
export const fuzzSettings = () => ({ runs: Number(process.env.FUZZ_RUNS ?? 10), seed: Number(process.env.FUZZ_SEED ?? 1) });

const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`;

/** Fuzzes every endpoint that a service answers; `untried` names those for which no valid request could be made. */
export const fuzzService = async ({ app, headersFor, known = {}, bodies = {}, runs, seed }: Options) => {
  const endpoints = implementedBy(app);
  const send = async ({ method, address, body }: FuzzedRequest, endpoint: EndpointSpec) => {
    const headers = {
      ...(await headersFor(endpoint)),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(endpoint.idempotent && { 'idempotency-key': randomUUID() }),
    };
    return app.request(address, { method, headers, body });
  };
  const names = endpoints.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  const learn = async () => {
    const told = await harvest(endpoints, send);
    const ids = told.get('id') ?? [];
    const unknown = names.filter((name) => !told.has(name) && ids.length > 0).map((name) => [name, ids] as const);
    return { ...Object.fromEntries(told), ...Object.fromEntries(unknown), ...known };
  };
  const faults: string[] = [];
  const untried: string[] = [];
  // Their objects are then changed by the others.
  const makers = endpoints.filter(({ status }) => status === 201);
  for (const group of [makers, endpoints.filter((each) => !makers.includes(each))]) {
    const learned = await learn();
    for (const endpoint of group) {
      const options = { send, known: learned, bodies: bodies[nameOf(endpoint)], runs, seed };
      const outcome = await fuzzEndpoint(endpoint, options);
      faults.push(...outcome.faults);
      if (outcome.valid === 0) untried.push(nameOf(endpoint));
    }
  }
  return { endpoints: endpoints.length, faults, untried };
};

const mostValues = 8;

/** Values from the service's lists, by field name: half of all requests then refer to existing objects. */
const harvest = async (
  endpoints: readonly EndpointSpec[],
  send: (request: FuzzedRequest, endpoint: EndpointSpec) => Promise<Response>,
): Promise<Map<string, unknown[]>> => {
  const told = new Map<string, unknown[]>();
  const note = (value: unknown, name = ''): void => {
    if (Array.isArray(value)) for (const item of value.slice(0, mostValues)) note(item, name);
    else if (typeof value === 'object' && value !== null) for (const [key, part] of Object.entries(value)) note(part, key);
    else if (typeof value === 'string' || typeof value === 'number') {
      const values = told.get(name) ?? [];
      if (values.length < mostValues && !values.includes(value)) told.set(name, [...values, value]);
    }
  };
  const lists = endpoints.filter(({ method, path, response }) => method === 'GET' && !path.includes('{') && response);
  for (const endpoint of lists) {
    const response = await send({ method: 'GET', address: endpoint.path, body: undefined }, endpoint);
    if (response.ok) note(await response.json());
  }
  return told;
};
