import { isCallError } from '@plenary/http/call-error';
import { newId } from '@plenary/http/new-id';
import { isRouteErrorResponse } from '@plenary/platform/router';
import { RemoteUnavailable } from '../faults/remote-unavailable.ts';
import { statusOf } from '../faults/status-of.ts';

const maxLength = 9_000;
/** Limit for a page that fails repeatedly; errors beyond it are only counted. */
const maxReports = 20;

/** Includes the causes: only they explain an unavailable remote. */
const describe = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText} ${String(error.data)}`.trim();
  if (!(error instanceof Error)) return String(error);
  const call = isCallError(error) ? ` [${error.status} ${error.code}, request ${error.requestId}]` : '';
  const cause = error.cause === undefined ? '' : `\ncaused by: ${describe(error.cause)}`;
  return (error.stack ?? error.message) + call + cause;
};

/** The remote that an error comes from, by the error or its stack; undefined: the shell. */
const remoteOf = (error: unknown): string | undefined => {
  if (error instanceof RemoteUnavailable) return error.remote;
  return error instanceof Error ? /\/remotes\/(mf-[a-z-]+)\//.exec(error.stack ?? '')?.[1] : undefined;
};

interface Options {
  send: (address: string, init: RequestInit) => Promise<Pick<Response, 'ok'>>;
  headers: () => Record<string, string>;
  /** The page's version of a remote, or of the shell. */
  versionOf: (remote: string) => string | undefined;
  /** Developers have the browser's own tools. */
  isDevelopment?: boolean;
}

/**
 * Reports every error to monitoring, cut at 9,000 characters, except a 404 and a 401 (spec/booking.md §8). In development, which is
 * the build for it, nothing is sent (spec/logistics.md §9). Errors beyond the first 20 of a page, and those whose report fails or is
 * refused, are counted; the count is sent when the page is hidden or left, until a send succeeds.
 */
export const createReport = ({ send, headers, versionOf, isDevelopment = false }: Options) => {
  let reports = 0;
  let unsent = 0;
  /** Counts the errors of a report that does not arrive. */
  const sendReport = async (report: object, errors: number): Promise<void> => {
    const answer = await send('/api/monitoring/report', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: { ...headers(), 'content-type': 'application/json', 'x-request-id': newId() },
      body: JSON.stringify({ ...report, page: location.pathname }),
    }).catch(() => ({ ok: false }));
    if (!answer.ok) unsent += errors;
  };

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || unsent === 0) return;
    const counted = unsent;
    // The page may be hidden again before the answer: what is on its way is not sent twice.
    unsent = 0;
    void sendReport({ message: `${counted} more errors of this page`, unsent: counted }, counted);
  });

  return (error: unknown): void => {
    const status = statusOf(error);
    if (isDevelopment || status === 404 || status === 401) return;
    if (reports >= maxReports) {
      unsent++;
      return;
    }
    reports++;
    const remote = remoteOf(error) ?? 'shell';
    void sendReport({ message: describe(error).slice(0, maxLength), remote, version: versionOf(remote) }, 1);
  };
};
