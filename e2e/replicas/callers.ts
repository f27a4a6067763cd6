import type { ReplicatedPlatform } from '../../ops/replicas/start-replicas.ts';

interface Sent {
  method?: string;
  body?: unknown;
  cookie?: string;
  /** `Idempotency-Key` */
  key?: string;
}
export interface Answer {
  status: number;
  text: string;
  cookie: string;
}
/** Milliseconds; an answer is due long before, even while a process is down or hangs. */
const patience = 60_000;
/** Calls one of the gateways, as a page of the platform would. */
export type Caller = (path: string, sent?: Sent) => Promise<Answer>;

export const callThrough =
  ({ url, urls }: Pick<ReplicatedPlatform, 'url' | 'urls'>, gateway: number): Caller =>
  async (path, { method = 'GET', body, cookie, key } = {}) => {
    const answer = await fetch(`${urls[gateway % urls.length]}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin: url,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    return { status: answer.status, text: await answer.text(), cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };

export const login = (call: Caller, email: string, password = 'demo-password-2026'): Promise<Answer> =>
  call('/api/login', { method: 'POST', body: { email, password, action: 'login' } });
