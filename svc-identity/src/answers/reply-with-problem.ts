import { type RefusalCode, refusalStatus } from '@plenary/contracts/problem';

/** A refusal that sets cookies, which one that is thrown can't. */
export const replyWithProblem = (code: RefusalCode, requestId: string, cookies: readonly string[]): Response => {
  const status = refusalStatus[code];
  const title = code.charAt(0).toUpperCase() + code.slice(1).replaceAll('-', ' ');
  const response = new Response(JSON.stringify({ type: `/problems/${code}`, title, status, code, requestId }), {
    status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
};
