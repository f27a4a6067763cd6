import type { ServerResponse } from 'node:http';
import { type FieldErrors, type Problem, problemHead, type RefusalCode, refusalStatus } from '@plenary/contracts/problem';

/** A problem document from the gateway itself, for requests that no service answers. */
export const sendProblem = (
  response: ServerResponse,
  code: RefusalCode,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
  errors?: FieldErrors,
): void => {
  const status = refusalStatus[code];
  const body = JSON.stringify({ ...problemHead(code), status, code, requestId, ...(errors && { errors }) } satisfies Problem);
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(status === 503 && { 'retry-after': '2' }),
  });
  response.end(body);
};
