import { isCallError } from '@plenary/http/call-error';

/** For errors that a boundary of React has caught: a call that the root's error page answers is no fault, all others stand in the console. */
export const tellCaughtError = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: as React does itself where nothing is given.
  if (!isCallError(error)) console.error(error);
};

/** The same for the router, which hands over the errors of loaders and actions too: those are an answer. */
export const tellRouterError = (error: unknown, { errorInfo }: { errorInfo?: unknown }): void => {
  if (errorInfo) tellCaughtError(error);
};
