import { isCallError } from '@plenary/http/call-error';
import { newId } from '@plenary/http/new-id';
import { isRouteErrorResponse } from '@plenary/platform/router';
import { statusOf } from '../errors/status-of.ts';
import { RemoteUnavailable } from '../remotes/remote-unavailable.ts';

const maxLength = 9_000;
/** A page that fails over and over has told enough. */
const maxReports = 20;

/** With the causes: of a remote that is unavailable, only they say why. */
const describe = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText} ${String(error.data)}`.trim();
  if (!(error instanceof Error)) return String(error);
  const call = isCallError(error) ? ` [${error.status} ${error.code}, request ${error.requestId}]` : '';
  const cause = error.cause === undefined ? '' : `\ncaused by: ${describe(error.cause)}`;
  return (error.stack ?? error.message) + call + cause;
};

/** The remote that an error comes from, by itself or by where it was thrown; undefined: it is the shell's. */
const remoteOf = (error: unknown): string | undefined => {
  if (error instanceof RemoteUnavailable) return error.remote;
  return error instanceof Error ? /\/remotes\/(mf-[a-z-]+)\//.exec(error.stack ?? '')?.[1] : undefined;
};

interface Options {
  send: (address: string, init: RequestInit) => Promise<unknown>;
  headers: () => Record<string, string>;
  /** Version of a remote that this page was given. */
  versionOf: (remote: string) => string | undefined;
  /** Whoever develops has the browser's own tools. */
  isDevelopment?: boolean;
}

/**
 * Tells monitoring of every error, cut at 9,000 characters; a 404 and a 401 are nobody's fault (spec/booking.md §8). In development
 * nobody is told (spec/logistics.md §9).
 */
export const createReport = ({ send, headers, versionOf, isDevelopment = false }: Options) => {
  let reports = 0;
  return (error: unknown): void => {
    const status = statusOf(error);
    if (isDevelopment || status === 404 || status === 401 || reports >= maxReports) return;
    reports++;
    const remote = remoteOf(error);
    const version = remote && versionOf(remote);
    const body = JSON.stringify({ message: describe(error).slice(0, maxLength), page: location.pathname, remote, version });
    void send('/api/monitoring/report', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: { ...headers(), 'content-type': 'application/json', 'x-request-id': newId() },
      body,
    }).catch(() => {});
  };
};
