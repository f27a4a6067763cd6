import { serviceNames } from '@plenary/contracts/services';
import type { ServiceDocument, Paths as ServicePaths } from '@plenary/http/contract/service-document';
import { request as ask } from 'undici';
import { createKept } from './kept.ts';
import { ownPaths } from './own-paths.ts';
import type { ServiceAddresses } from './services.ts';
import { type Paths, shareResponses } from './shared-responses.ts';

/** The answer of the first replica of a service within this many milliseconds; null if there is none. */
export const documentOf = async ([origin, ...others]: readonly string[], within = 2_000): Promise<ServiceDocument | null> => {
  if (!origin) return null;
  try {
    const { body, statusCode } = await ask(`${origin}/openapi.json`, { signal: AbortSignal.timeout(within) });
    const document = (await body.json()) as Partial<ServiceDocument>;
    return statusCode === 200 ? { ...document, paths: document.paths ?? {} } : documentOf(others, within);
  } catch {
    return documentOf(others, within);
  }
};

/** Calls of one path (`/api/quotes/{id}/…`) may be of two services, each with methods of its own. */
export const mergePaths = <T extends ServicePaths[string]>(parts: readonly Record<string, T>[]): Record<string, T> => {
  const merged: Record<string, T> = {};
  for (const [path, operations] of parts.flatMap((part) => Object.entries(part))) merged[path] = { ...merged[path], ...operations };
  return merged;
};

interface Options {
  addresses: ServiceAddresses;
  brandName: string;
  /** Name of the session's cookie. */
  cookie: string;
  /** Address under which callers reach the gateway. */
  publicUrl: string;
  now: () => number;
}

/** One document of all calls, merged from what each service says of its own; one that is away is left out, and named as `x-unanswered`. */
export const createOpenApi = ({ addresses, brandName, cookie, publicUrl, now }: Options): (() => Promise<object>) => {
  const kept = createKept<object>({ now, forMilliseconds: 10_000, atMost: 1 });
  const merge = async () => {
    const asked = await Promise.all(
      serviceNames.map(async (name) => ({ name, paths: (await documentOf(addresses[name]))?.paths ?? null })),
    );
    const merged = mergePaths<Paths[string]>([ownPaths(), ...asked.map((service) => (service.paths ?? {}) as Paths)]);
    const { paths, responses } = shareResponses(Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1))));
    return {
      openapi: '3.1.0',
      info: { title: `${brandName} API`, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } }, responses },
      'x-unanswered': asked.filter((service) => service.paths === null).map(({ name }) => name),
      paths,
    };
  };
  return () => kept.get('document', merge);
};
