import type { EndpointSpec } from '@plenary/contracts/endpoint';

/**
 * An endpoint as a browser needs it to call it: the contract's types, and of its values the method and the path alone, so that no
 * schema comes along. Both have to be the contract's: `refer<typeof me>('GET', '/api/me')`, with a type-only import of `me`.
 */
export const refer = <E extends EndpointSpec>(method: E['method'], path: E['path']): E => ({ method, path }) as unknown as E;
