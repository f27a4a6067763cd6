import { isCallError } from '@plenary/http/call-error';

/** For errors caught by a React boundary: a call that the root's error page answers is no fault, all others are logged. */
export const tellCaughtError = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: as React does itself where nothing is given.
  if (!isCallError(error)) console.error(error);
};

/** The same for the router, which also passes errors of loaders and actions: those are an answer. */
export const tellRouterError = (error: unknown, { errorInfo }: { errorInfo?: unknown }): void => {
  if (errorInfo) tellCaughtError(error);
};
