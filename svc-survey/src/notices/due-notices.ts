import { addDays, dayStart, localTime } from '@plenary/service-kit/local-time';
import type { EventRow } from '../db/tables.ts';
import type { NoticeKind } from './notice-words.ts';

export const reminderDaysBefore = 10;
const practicalDaysBefore = 3;
/** Nobody is written to before this hour of the venue. */
export const firstHour = 8;

/**
 * Notices due on the days before an event (server-rules §5): practical information 3 days before, a reminder 10 days before while nothing
 * is saved. Who booked within those 10 days has just been invited, and is not reminded.
 */
export const dueNotices = (event: Pick<EventRow, 'startDay' | 'status' | 'createdAt' | 'record'>, now: number): NoticeKind[] => {
  const { timeZone } = event.record.venue;
  const { day, hour } = localTime(now, timeZone);
  if (hour < firstHour || day > event.startDay) return [];
  const practicalDay = addDays(event.startDay, -practicalDaysBefore);
  if (day >= practicalDay) return ['practical-information'];
  const reminderDay = addDays(event.startDay, -reminderDaysBefore);
  const isReminded = day >= reminderDay && event.status === 'TODO' && event.createdAt < dayStart(reminderDay, timeZone);
  return isReminded ? ['reminder'] : [];
};
