import { refuse } from '@plenary/http/refuse';

/** Refuses an earlier version of a proposal as `superseded`, with the one that took its place (design: lifecycle L11). */
export const refuseSuperseded = ({ supersededBy }: { supersededBy: string | null }): void => {
  if (supersededBy !== null) refuse('superseded', { members: { supersededBy } });
};
