import { offerDays } from '@plenary/contracts/change-terms';
import { eventStart } from '../calendar/event-start.ts';

const dayMilliseconds = 24 * 60 * 60 * 1_000;

/** Until when a change made now can wait, in milliseconds: at most seven days, and until 48 hours before either event (L21). */
export const offeredUntil = ({ now, timeZone, days }: { now: number; timeZone: string; days: readonly string[] }): number =>
  Math.min(now + offerDays * dayMilliseconds, ...days.map((firstDay) => eventStart({ firstDay, timeZone }) - 2 * dayMilliseconds));
