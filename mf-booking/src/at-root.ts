/** Statuses of a failed call that the root's error page answers: no session, not allowed, not found. */
export const atRoot: readonly number[] = [401, 403, 404];
