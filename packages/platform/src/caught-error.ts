import { isCallError } from '@plenary/http/call-error';

/** For errors that a boundary has caught: a call that the root's error page answers is no fault, all others stand in the console. */
export const tellCaughtError = (error: unknown): void => {
  // biome-ignore lint/suspicious/noConsole: as React and the router do themselves where nothing is given.
  if (!isCallError(error)) console.error(error);
};
