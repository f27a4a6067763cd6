import { problemHead, type RefusalCode, refusalStatus } from '@plenary/contracts/problem';

/** A refusal that sets cookies, which one that is thrown can't. */
export const replyWithProblem = (code: RefusalCode, requestId: string, cookies: readonly string[]): Response => {
  const status = refusalStatus[code];
  const response = new Response(JSON.stringify({ ...problemHead(code), status, code, requestId }), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
};
