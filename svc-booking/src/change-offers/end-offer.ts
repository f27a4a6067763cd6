import { type DeclinedPeople, peopleDeclined } from '@plenary/contracts/events';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { and, eq } from 'drizzle-orm';
import type { ChangeRow, OptionRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { BookedHouse } from '../events/booking-event.ts';
import { closeChange } from './open-change.ts';
import { tellOfChange } from './tell-of-change.ts';

interface Ended {
  /** It holds nothing any more. */
  option: OptionRow;
  state: 'expired' | 'declined' | 'withdrawn';
  /** Whether its customer is told. */
  tells: boolean;
  venue: BookedHouse;
  now: number;
}

/**
 * Ends the change that an option was held for (design: lifecycle L21): only what it took besides is free, the booking stays as it was, and the survey that
 * had it priced is told.
 * Answers whether the option was held for one that still waited.
 */
export const endOffer = async (tx: Transaction, deps: BookingDeps, { option, state, tells, venue, now }: Ended): Promise<boolean> => {
  const { dealChange, quote } = deps.tables;
  const [offered] = await tx
    .select({ id: dealChange.id })
    .from(dealChange)
    .where(and(eq(dealChange.bookingId, option.id), eq(dealChange.state, 'offered')));
  const closed = offered && (await closeChange(tx, deps.tables, { id: offered.id, state, now }));
  if (!closed) return false;
  const [deal] = await tx.select().from(quote).where(eq(quote.id, closed.dealId));
  if (deal && tells) await tellOfChange(tx, deps, { change: closed, deal, venue, now });
  if (closed.surveyRevision !== null)
    await tellSurvey(tx, deps, { change: closed, surveyRevision: closed.surveyRevision, how: state, now });
  return true;
};

const tellSurvey = async (
  tx: Transaction,
  { database, wantedEvents }: BookingDeps,
  { change, surveyRevision, how, now }: { change: ChangeRow; surveyRevision: number; how: Ended['state']; now: number },
): Promise<void> => {
  if (!wantedEvents.has(peopleDeclined)) return;
  const payload: DeclinedPeople = { quoteId: change.dealId, surveyRevision, how };
  const told = { id: `${change.id}-people-${how}`, type: peopleDeclined, aggregateId: change.dealId, sequence: surveyRevision, payload };
  await appendEvent(tx, database, told, now);
};
