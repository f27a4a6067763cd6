import { lastDayOver } from '@plenary/service-kit/retention';

/** Whether the last of these days, local to some venue, ended `kept` milliseconds ago; false without days. */
export const areOver = (days: readonly string[], { kept, now }: { kept: number; now: number }): boolean => {
  const last = [...days].sort().at(-1);
  return last !== undefined && last <= lastDayOver(now, kept);
};
