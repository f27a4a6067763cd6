import type { Endpoint, EndpointResponse } from '@plenary/contracts/endpoint';
import { specOf } from '@plenary/contracts/registry';

/** The answer of an endpoint, checked against its contract, with cookies to set. */
export const replyWithCookies = <E extends Endpoint>(endpoint: E, body: EndpointResponse<E>, cookies: readonly string[]): Response => {
  const response = Response.json(specOf(endpoint).response?.parse(body), { status: endpoint.status });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
};
