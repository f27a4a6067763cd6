import type { Endpoint, EndpointResponse } from '@plenary/contracts/endpoint';
import type { IdentityDeps } from '../deps.ts';
import { replyWithCookies } from './reply-with-cookies.ts';

/** The answer of an endpoint, checked against its contract, with the cookie of a session just opened. */
export const replyWithSession = <E extends Endpoint>(
  { cookie }: IdentityDeps,
  endpoint: E,
  body: EndpointResponse<E>,
  sessionToken: string,
): Response => replyWithCookies(endpoint, body, [cookie.keep(sessionToken)]);
