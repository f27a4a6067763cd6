import { isCallError } from '@plenary/http/call-error';
import { isRouteErrorResponse } from '@plenary/platform/router';

/** The HTTP status that something thrown stands for, where it does. */
export const statusOf = (error: unknown): number | undefined =>
  isCallError(error) || isRouteErrorResponse(error) ? error.status : undefined;
