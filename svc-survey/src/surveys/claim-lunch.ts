import { isDeepStrictEqual } from 'node:util';
import { seatsOfLunch } from '@plenary/contracts/survey-rules';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { Subscriber } from '@plenary/service-kit/relay';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { EventRow, SurveyTables } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import type { LunchOrder } from './lunch-order.ts';
import { lunchSequenceOf, raiseLunchSequence, tellLunch } from './tell-lunch.ts';

/** Told of by the outbox to `endLunchClaim`. */
export const lunchClaimEndedType = 'lunch.claim-ended';
/** Milliseconds between a claim and its save. */
const patience = 60_000;

interface Change {
  event: EventRow;
  dayIndex: number;
  /** What it has; null: nothing. */
  held: ReturnType<typeof seatsOfLunch>;
  after: LunchOrder;
}

/**
 * Takes the seats of a changed lunch at svc-booking, before it is saved. The claim is recorded first: after any interruption
 * `endLunchClaim` gives up what was not saved. Answers the claim's sequence; null: nothing to claim. Refuses as `RestaurantSeats`.
 */
export const claimLunchSeats = async (deps: SurveyDeps, { event, dayIndex, held, after }: Change): Promise<number | null> => {
  const { database, seats, tables } = deps;
  const { id: eventId, quoteId, record } = event;
  const day = record.days[dayIndex]?.date;
  const wanted = seatsOfLunch(after);
  if (!seats || !quoteId || !day || !wanted || isDeepStrictEqual(wanted, held)) return null;
  const now = deps.now();
  const sequence = await database.transact(async (tx) => {
    const raised = await raiseLunchSequence(tx, tables, { eventId, dayIndex });
    const payload = { eventId, dayIndex, sequence: raised };
    const ended = {
      id: `${eventId}-lunch-${dayIndex}-claim-${raised}`,
      type: lunchClaimEndedType,
      aggregateId: eventId,
      sequence: raised,
      payload,
    };
    await appendEvent(tx, database, ended, now, { dueAt: now + patience });
    return raised;
  });
  await seats.claim({ quoteId, day, sequence, ...wanted });
  return sequence;
};

/** Refuses `service-unavailable`, to be asked again, where another change of the lunch came after the claim. */
export const refuseIfOvertaken = async (
  tx: Transaction,
  tables: SurveyTables,
  { claim, ...lunch }: { eventId: string; dayIndex: number; claim: number | null | undefined },
): Promise<void> => {
  if (claim && (await lunchSequenceOf(tx, tables, lunch)) !== claim) refuse('service-unavailable', { retryAfterSeconds: 1 });
};

const claimed = z.object({ eventId: z.string(), dayIndex: z.int(), sequence: z.int() });

/** After a claim that no save followed, tells svc-booking the lunch as it is, which frees what was claimed. */
export const endLunchClaim =
  (deps: SurveyDeps): Subscriber =>
  async ({ payload }) => {
    const { eventId, dayIndex, sequence } = claimed.parse(payload);
    const { meetingEvent } = deps.tables;
    const now = deps.now();
    await deps.database.transact(async (tx) => {
      const [event] = await tx.select().from(meetingEvent).where(eq(meetingEvent.id, eventId));
      if (!event || (await lunchSequenceOf(tx, deps.tables, { eventId, dayIndex })) !== sequence) return;
      await tellLunch(tx, deps, { event, dayIndex, now });
    });
  };
