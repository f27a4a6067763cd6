import { AsyncLocalStorage } from 'node:async_hooks';
import { HTTPException } from 'hono/http-exception';

/** How many milliseconds whoever calls still waits for the answer. */
export const timeLeftHeader = 'x-time-left';

/** What a request hands on to the calls that are made for it. */
export interface RequestContext {
  requestId: string;
  /** W3C trace context of the work that is done now; undefined where nobody traces. */
  traceparent: string | undefined;
  /** Instant (`performance.now()`) after which nobody waits for the answer. */
  endsAt: number | undefined;
}

const store = new AsyncLocalStorage<RequestContext>();

/** Work of a request; what is awaited inside knows it. */
export const inRequest = <T>(context: RequestContext, work: () => T): T => store.run(context, work);

/** The request that is being answered; undefined in jobs and relays. */
export const currentRequest = (): RequestContext | undefined => store.getStore();

/** Instant after which nobody waits, from the header of a request; undefined where it tells none. */
export const endOf = (header: string | undefined): number | undefined => {
  const left = Number(header ?? '');
  return header && Number.isFinite(left) ? performance.now() + left : undefined;
};

/** Milliseconds until nobody waits any more; undefined where somebody always does. */
export const timeLeft = (): number | undefined => {
  const endsAt = store.getStore()?.endsAt;
  return endsAt === undefined ? undefined : Math.max(0, endsAt - performance.now());
};

/** Throws 503 where nobody waits for the answer any more: the work is better not begun. */
export const refuseTooLate = (): void => {
  if (timeLeft() === 0) throw new HTTPException(503);
};
