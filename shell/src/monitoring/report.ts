import { isCallError } from '@plenary/http/call-error';
import { isRouteErrorResponse } from '@plenary/platform/router';

const maxLength = 9_000;

const statusOf = (error: unknown): number | undefined => (isCallError(error) || isRouteErrorResponse(error) ? error.status : undefined);

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

/** Tells monitoring of an error, cut at 9,000 characters; a 404 and a 401 are nobody's fault (spec/booking.md §8). */
export const createReport =
  ({ send, headers }: { send: (address: string, init: RequestInit) => Promise<unknown>; headers: () => Record<string, string> }) =>
  (error: unknown): void => {
    const status = statusOf(error);
    if (status === 404 || status === 401) return;
    const body = JSON.stringify({ message: describe(error).slice(0, maxLength), page: location.pathname });
    void send('/api/monitoring/report', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: { ...headers(), 'content-type': 'application/json' },
      body,
    }).catch(() => {});
  };
