/** How a list is asked for. */
export interface Looking {
  signal?: AbortSignal;
  /** `ETag` of the list that is known: the call rejects with status 304 where that is still true. */
  unless?: string | undefined;
}
