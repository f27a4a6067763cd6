import { request as ask } from 'undici';
import { createKept } from './kept.ts';
import { ownPaths } from './own-paths.ts';
import { type ServiceAddresses, serviceNames } from './services.ts';
import { type Paths, shareResponses } from './shared-responses.ts';

/** From the first replica that answers; null: none does. */
const pathsOf = async ([origin, ...others]: readonly string[]): Promise<Paths | null> => {
  if (!origin) return null;
  try {
    const { body, statusCode } = await ask(`${origin}/openapi.json`, { signal: AbortSignal.timeout(2_000) });
    const document = (await body.json()) as { paths?: Paths };
    return statusCode === 200 ? (document.paths ?? {}) : pathsOf(others);
  } catch {
    return pathsOf(others);
  }
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
    const asked = await Promise.all(serviceNames.map(async (name) => ({ name, paths: await pathsOf(addresses[name]) })));
    const parts = asked.map((service) => service.paths ?? {});
    // Two services may own calls of one path (`/api/quotes/{id}/…`), each with methods of its own.
    const merged = new Map<string, Paths[string]>();
    for (const [path, operations] of [ownPaths(), ...parts].flatMap((part) => Object.entries(part)))
      merged.set(path, { ...merged.get(path), ...operations });
    const { paths, responses } = shareResponses(Object.fromEntries([...merged].sort(([a], [b]) => (a < b ? -1 : 1))));
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
