import { refuse } from '@plenary/http/refuse';

/**
 * Refuses a quote of another revision than its caller has read as `stale-version`, with the one of now (design: lifecycle L3). `seen` is
 * absent where an older page does not say, or the caller takes whatever it is.
 */
export const refuseStale = ({ revision }: { revision: number }, seen: number | null | undefined): void => {
  if (seen !== undefined && seen !== null && seen !== revision) refuse('stale-version', { members: { current: { revision } } });
};
