import { lastDayOver } from '@plenary/service-kit/retention';

/** Whether what was on these days, local to some venue, is over for `kept` milliseconds. Of no day: not. */
export const areOver = (days: readonly string[], { kept, now }: { kept: number; now: number }): boolean => {
  const last = [...days].sort().at(-1);
  return last !== undefined && last <= lastDayOver(now, kept);
};
