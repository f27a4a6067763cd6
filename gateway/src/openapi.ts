import { request as ask } from 'undici';
import { type ServiceAddresses, serviceNames } from './services.ts';

/** One document of all calls, merged from what each service says of its own; a service that is away is left out. */
export const mergedOpenApi = async (addresses: ServiceAddresses, { brandName }: { brandName: string }) => {
  const parts = await Promise.all(
    serviceNames.map(async (name): Promise<Record<string, object>> => {
      try {
        const { body, statusCode } = await ask(`${addresses[name]}/openapi.json`, { headersTimeout: 2_000, bodyTimeout: 2_000 });
        const document = (await body.json()) as { paths?: Record<string, object> };
        return statusCode === 200 ? (document.paths ?? {}) : {};
      } catch {
        return {};
      }
    }),
  );
  return {
    openapi: '3.1.0',
    info: { title: `${brandName} API`, version: '1' },
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'plenary-session' } } },
    paths: Object.fromEntries(parts.flatMap((paths) => Object.entries(paths)).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};
