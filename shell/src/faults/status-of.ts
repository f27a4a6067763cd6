import { isCallError } from '@plenary/http/call-error';
import { isRouteErrorResponse } from '@plenary/platform/router';

/** The HTTP status of a thrown value, if it has one. */
export const statusOf = (error: unknown): number | undefined =>
  isCallError(error) || isRouteErrorResponse(error) ? error.status : undefined;
