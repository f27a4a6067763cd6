import { AsyncLocalStorage } from 'node:async_hooks';
import { HTTPException } from 'hono/http-exception';

/** Milliseconds for which the caller still waits. */
export const timeLeftHeader = 'x-time-left';

/** Context that a request passes on to its own calls. */
export interface RequestContext {
  requestId: string;
  /** W3C trace context of the current work; undefined without tracing. */
  traceparent: string | undefined;
  /** Deadline of the caller (`performance.now()`). */
  endsAt: number | undefined;
}

const store = new AsyncLocalStorage<RequestContext>();

/** Work of a request; what is awaited inside knows it. */
export const inRequest = <T>(context: RequestContext, work: () => T): T => store.run(context, work);

/** The request that is being answered; undefined in jobs and relays. */
export const currentRequest = (): RequestContext | undefined => store.getStore();

/** Deadline from a request's header; undefined without one. */
export const endOf = (header: string | undefined): number | undefined => {
  const left = Number(header ?? '');
  return header && Number.isFinite(left) ? performance.now() + left : undefined;
};

/** Milliseconds until the caller's deadline; undefined without one. */
export const timeLeft = (): number | undefined => {
  const endsAt = store.getStore()?.endsAt;
  return endsAt === undefined ? undefined : Math.max(0, endsAt - performance.now());
};

/** Throws 503 after the caller's deadline: the work is better not begun. */
export const refuseTooLate = (): void => {
  if (timeLeft() === 0) throw new HTTPException(503);
};
