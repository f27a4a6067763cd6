import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { mayHaveProposed } from '../events/charges.ts';
import { appendNotice } from './append-notice.ts';
import { dueCharges } from './due-charges.ts';

/** Kind that records the reminder of a charge. */
const noticeOf = (chargeId: string): string => `charge-reminder/${chargeId}`;

/** Reminds customers of charges that they have not answered, of each once; answers how many mails it wrote. */
export const remindOfCharges = async (deps: SurveyDeps): Promise<number> => {
  const { database, tables } = deps;
  const { meetingEvent, notice } = tables;
  const now = deps.now();
  const live = and(eq(meetingEvent.isReady, true), eq(meetingEvent.isCancelled, false));
  const found = await database.read
    .select()
    .from(meetingEvent)
    .where(and(live, mayHaveProposed(tables)));
  const events = found.filter((event) => dueCharges(event, now).length > 0);
  const ids = events.map(({ id }) => id);
  const told = ids.length > 0 ? await database.read.select().from(notice).where(inArray(notice.eventId, ids)) : [];
  const isTold = (eventId: string, chargeId: string) => told.some((one) => one.eventId === eventId && one.kind === noticeOf(chargeId));
  let written = 0;
  for (const event of events) {
    if (dueCharges(event, now).every(({ id }) => isTold(event.id, id))) continue;
    if (await database.transact((tx) => remindIfStillDue(tx, deps, { eventId: event.id, now }))) written += 1;
  }
  return written;
};

/** The event is read again: its customer may have answered, or it may be off, since it was found. One mail names all that waits. */
const remindIfStillDue = async (
  tx: Transaction,
  deps: SurveyDeps,
  { eventId, now }: { eventId: string; now: number },
): Promise<boolean> => {
  const { meetingEvent, notice } = deps.tables;
  const [event] = await tx.select().from(meetingEvent).where(eq(meetingEvent.id, eventId));
  if (!event || event.isCancelled) return false;
  const rows = dueCharges(event, now).map(({ id }) => ({ eventId, kind: noticeOf(id), at: now }));
  if (rows.length === 0) return false;
  const [fresh] = await tx.insert(notice).values(rows).onConflictDoNothing().returning();
  if (!fresh) return false;
  await appendNotice(tx, deps, { kind: 'charge-reminder', event, now, id: `${eventId}-${fresh.kind}` });
  return true;
};
