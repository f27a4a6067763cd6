import type { Endpoint, EndpointSchemas, EndpointSpec } from './endpoint.ts';

/** The endpoints of a domain with their schemas, which have the same names. */
export const joinSchemas = <E extends Readonly<Record<string, Endpoint>>>(
  endpoints: E,
  schemas: Readonly<Record<keyof E, EndpointSchemas>>,
): [Endpoint, EndpointSpec][] =>
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, { ...endpoint, ...schemas[name as keyof E], name }]);
