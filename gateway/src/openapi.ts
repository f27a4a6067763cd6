import { setTimeout as pause } from 'node:timers/promises';
import { type ServiceName, serviceNames } from '@plenary/contracts/services';
import type { ServiceDocument, Paths as ServicePaths } from '@plenary/http/contract/service-document';
import { request as ask } from 'undici';
import { createKept } from './kept.ts';
import { ownPaths } from './own-paths.ts';
import type { ServiceAddresses } from './services.ts';
import { type Paths, shareResponses } from './shared-responses.ts';

/** Milliseconds. The first document of a service that has just started takes a while, longer still on a busy machine. */
const waits = { whereAnotherIsLeft: 2_000, ofTheLast: 8_000 };

/** The answer of the first replica of a service that says what it answers; null if there is none. */
export const documentOf = async ([origin, ...others]: readonly string[]): Promise<ServiceDocument | null> => {
  if (!origin) return null;
  const within = others.length > 0 ? waits.whereAnotherIsLeft : waits.ofTheLast;
  try {
    const { body, statusCode } = await ask(`${origin}/openapi.json`, { signal: AbortSignal.timeout(within) });
    const document = (await body.json()) as Partial<ServiceDocument>;
    return statusCode === 200 ? { ...document, paths: document.paths ?? {} } : documentOf(others);
  } catch {
    return documentOf(others);
  }
};

/** Calls of one path (`/api/quotes/{id}/…`) may be of two services, each with methods of its own. */
export const mergePaths = <T extends ServicePaths[string]>(parts: readonly Record<string, T>[]): Record<string, T> => {
  const merged: Record<string, T> = {};
  for (const [path, operations] of parts.flatMap((part) => Object.entries(part))) merged[path] = { ...merged[path], ...operations };
  return merged;
};

/** Milliseconds for which what a service said is kept, and what was merged of all: one that was missing is soon in it. */
const keptFor = { said: 10_000, merged: 1_000 };

interface Options {
  addresses: ServiceAddresses;
  brandName: string;
  /** Name of the session's cookie. */
  cookie: string;
  /** Address under which callers reach the gateway. */
  publicUrl: string;
  now: () => number;
  /** Milliseconds that a reader waits for what the services say. */
  patience?: number;
}

/**
 * One document of all calls, merged from what each service says of its own. One that is away, or needs longer, is left out and named as
 * `x-unanswered`: who asks again reads what it has said since. A release is told the calls between services too, as `x-internal`.
 */
export const createOpenApi = ({
  addresses,
  brandName,
  cookie,
  publicUrl,
  now,
  patience = 4_000,
}: Options): ((reader?: { isRelease: boolean }) => Promise<object>) => {
  const said = createKept<ServiceDocument>({ now, forMilliseconds: keptFor.said, atMost: serviceNames.length + 1 });
  const kept = createKept<{ document: object; internal: ServicePaths }>({ now, forMilliseconds: keptFor.merged, atMost: 1 });
  const askService = async (name: ServiceName) => {
    const document = await documentOf(addresses[name]);
    if (!document) throw new Error(`svc-${name} did not say what it answers`);
    return document;
  };
  /** The question stays open when its reader no longer waits: the next one has its answer. */
  const pathsOf = async (name: ServiceName) => {
    const answer = said.get(name, () => askService(name)).catch(() => null);
    const settled = new AbortController();
    const late = pause(patience, null, { signal: settled.signal });
    const document = await Promise.race([answer, late]).finally(() => settled.abort());
    return { name, paths: document?.paths ?? null, internal: document?.['x-internal'] ?? {} };
  };
  const merge = async () => {
    const asked = await Promise.all(serviceNames.map(pathsOf));
    const merged = mergePaths<Paths[string]>([ownPaths(), ...asked.map((service) => (service.paths ?? {}) as Paths)]);
    const { paths, responses } = shareResponses(Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1))));
    const document = {
      openapi: '3.1.0',
      info: { title: `${brandName} API`, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } }, responses },
      'x-unanswered': asked.filter((service) => service.paths === null).map(({ name }) => name),
      paths,
    };
    return { document, internal: mergePaths(asked.map(({ internal }) => internal)) };
  };
  return async (reader) => {
    const { document, internal } = await kept.get('document', merge);
    return reader?.isRelease ? { ...document, 'x-internal': internal } : document;
  };
};
