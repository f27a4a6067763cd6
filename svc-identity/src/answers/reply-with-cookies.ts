import type { EndpointResponse, EndpointSpec } from '@plenary/contracts/endpoint';

/** The answer of an endpoint, checked against its contract, with cookies to set. */
export const replyWithCookies = <E extends EndpointSpec>(endpoint: E, body: EndpointResponse<E>, cookies: readonly string[]): Response => {
  const response = Response.json(endpoint.response?.parse(body), { status: endpoint.status });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
};
