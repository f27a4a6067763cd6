import type { ServerResponse } from 'node:http';
import type { Problem } from '@plenary/contracts/problem';

/** A problem document from the gateway itself, for requests that reach no service. */
export const sendProblem = (
  response: ServerResponse,
  { status, code, requestId }: Pick<Problem, 'status' | 'code' | 'requestId'>,
): void => {
  const title = code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
  const body = JSON.stringify({ type: `/problems/${code}`, title, status, code, requestId } satisfies Problem);
  response.writeHead(status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    ...((status === 503 || status === 429) && { 'retry-after': '2' }),
  });
  response.end(body);
};
