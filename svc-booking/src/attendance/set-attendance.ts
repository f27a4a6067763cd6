import type { Attendance } from '@plenary/contracts/attendance.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { todayIn } from '../calendar/today-in.ts';
import { confirmedDeal } from '../cancellation/deal.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { readAttendance } from './read-attendance.ts';

interface Counted {
  actor: UserActor;
  dealId: string;
  day: string;
  actual: number;
  /** What the caller has seen. */
  was: number | null;
}

/**
 * Writes down how many people came on a day of a confirmed booking, with an entry in the trail (design: lifecycle L24). Refuses `not-found`,
 * `conflict`, `stale-version` where somebody has counted since, and `invalid-request`: `too_late` for a day to come at the venue.
 */
export const setAttendance = async (deps: BookingDeps, counted: Counted): Promise<Attendance> => {
  const { database, tables } = deps;
  const { actor, dealId, day, actual, was } = counted;
  const catalogue = await deps.catalogue.current();
  const [entryId, now] = [deps.newId(), deps.now()];
  return database.transact(async (tx) => {
    const deal = await confirmedDeal(tx, tables, { catalogue, actor, dealId });
    const { quote, venue, days } = deal;
    if (!days.includes(day)) return refuse('invalid-request', { errors: { day: 'invalid_value' } });
    if (day > todayIn({ now, timeZone: venue.record.timeZone })) return refuse('invalid-request', { errors: { day: 'too_late' } });
    if (!(await count(tx, tables, counted)))
      return refuse('stale-version', { members: { current: await readAttendance(tx, tables, { deal, catalogue }) } });
    await audit(tx, tables, {
      ...{ id: entryId, at: now, by: actor, action: 'attendance-counted' },
      subject: dealSubject(quote, { venue, day: quote.frozen.search.days.at(0)?.date }),
      changes: [
        { field: 'pax', from: was, to: actual },
        { field: 'day', from: null, to: day },
      ],
    });
    return readAttendance(tx, tables, { deal, catalogue });
  });
};

/** False where the number is not the one that was seen. */
const count = async (tx: Transaction, { attendance }: BookingTables, { dealId: quoteId, day, actual, was }: Counted): Promise<boolean> => {
  const written =
    was === null
      ? await tx.insert(attendance).values({ quoteId, day, actual }).onConflictDoNothing().returning({ day: attendance.day })
      : await tx
          .update(attendance)
          .set({ actual })
          .where(and(eq(attendance.quoteId, quoteId), eq(attendance.day, day), eq(attendance.actual, was)))
          .returning({ day: attendance.day });
  return written.length > 0;
};
