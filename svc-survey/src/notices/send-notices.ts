import type { Transaction } from '@plenary/service-kit/database/database';
import { addDays, localTime } from '@plenary/service-kit/local-time';
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { dueNotices, reminderDaysBefore } from './due-notices.ts';
import type { NoticeKind } from './notice-words.ts';
import { tellOnce } from './tell-once.ts';

/** Writes the mails that are due by now, each once; answers how many. */
export const sendNotices = async (deps: SurveyDeps): Promise<number> => {
  const { database, tables } = deps;
  const { meetingEvent, notice } = tables;
  const now = deps.now();
  // A day more on either side: the clocks of the venues differ from this one.
  const { day } = localTime(now, 'UTC');
  const near = and(gte(meetingEvent.startDay, addDays(day, -1)), lte(meetingEvent.startDay, addDays(day, reminderDaysBefore + 1)));
  const live = and(near, eq(meetingEvent.isReady, true), eq(meetingEvent.isCancelled, false));
  const events = await database.read.select().from(meetingEvent).where(live);
  const ids = events.map(({ id }) => id);
  const told = ids.length > 0 ? await database.read.select().from(notice).where(inArray(notice.eventId, ids)) : [];
  const isTold = new Set(told.map(({ eventId, kind }) => `${eventId} ${kind}`));
  let written = 0;
  for (const event of events) {
    for (const kind of dueNotices(event, now)) {
      if (isTold.has(`${event.id} ${kind}`)) continue;
      if (await database.transact((tx) => tellIfStillDue(tx, deps, { kind, eventId: event.id, now }))) written += 1;
    }
  }
  return written;
};

/** The event is read again: its summary may have been saved, or it may be off, since it was found. */
const tellIfStillDue = async (
  tx: Transaction,
  deps: SurveyDeps,
  { kind, eventId, now }: { kind: NoticeKind; eventId: string; now: number },
): Promise<boolean> => {
  const { meetingEvent } = deps.tables;
  const [event] = await tx.select().from(meetingEvent).where(eq(meetingEvent.id, eventId));
  if (!event || event.isCancelled || !dueNotices(event, now).includes(kind)) return false;
  return tellOnce(tx, deps, { kind, event, now });
};
