import type { EndpointResponse, EndpointSpec } from '@plenary/contracts/endpoint';
import type { IdentityDeps } from '../deps.ts';

/** The answer of an endpoint, checked against its contract, with the cookie of a session just opened. */
export const replyWithSession = <E extends EndpointSpec>(
  { cookie }: IdentityDeps,
  endpoint: E,
  body: EndpointResponse<E>,
  sessionToken: string,
): Response =>
  Response.json(endpoint.response?.parse(body), { status: endpoint.status, headers: { 'set-cookie': cookie.keep(sessionToken) } });
