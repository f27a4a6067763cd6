import { appendEvent } from '@plenary/service-kit/outbox';
import type { Subscriber } from '@plenary/service-kit/relay';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { SurveyDeps } from '../deps.ts';
import { chosenAddons } from '../events/supplements-of.ts';
import { findAcceptable, findWaiting, type SeenSurvey } from '../surveys/find-waiting.ts';
import { sequenceOf, tellSupplements, withRaisedSequence } from './tell-supplements.ts';

/** Told of by the outbox to `endClaim`. */
export const claimEndedType = 'place.claim-ended';
/** Milliseconds between a claim and its acceptance. */
const patience = 60_000;

/**
 * Claims the place of a requested afterwork, before staff's acceptance. The claim is recorded
 * first: after any interruption, `endClaim` releases it. Answers the claim's sequence; null: nothing to claim. Refuses as
 * `findAcceptable` and `Places`.
 */
export const claimAsked = async (deps: SurveyDeps, seen: SeenSurvey): Promise<number | null> => {
  const { database, tables, places } = deps;
  const {
    waiting: { quoteId, id },
    steps,
  } = await findAcceptable(database.read, deps, seen);
  const { asked } = chosenAddons(steps.get('upsell'));
  if (!places || !quoteId || !asked.includes('afterwork')) return null;
  const now = deps.now();
  const sequence = await database.transact(async (tx) => {
    const waiting = await findWaiting(tx, deps, seen);
    const record = withRaisedSequence(waiting.record);
    const raised = sequenceOf(record);
    const { meetingEvent } = tables;
    await tx
      .update(meetingEvent)
      .set({ record })
      .where(and(eq(meetingEvent.id, id), eq(meetingEvent.revision, waiting.revision)))
      .returning();
    const payload = { eventId: id, sequence: raised };
    const event = { id: `${id}-claim-${raised}`, type: claimEndedType, aggregateId: id, sequence: raised, payload };
    await appendEvent(tx, database, event, now, { dueAt: now + patience });
    return raised;
  });
  await places.claim({ quoteId, sequence });
  return sequence;
};

const claimed = z.object({ eventId: z.string(), sequence: z.int() });

/** After an unused claim, tells svc-booking the agreed supplements, which releases the place; a later acceptance is refused. */
export const endClaim =
  (deps: SurveyDeps): Subscriber =>
  async ({ payload }) => {
    const { eventId, sequence } = claimed.parse(payload);
    const { meetingEvent } = deps.tables;
    const now = deps.now();
    await deps.database.transact(async (tx) => {
      const [known] = await tx.select().from(meetingEvent).where(eq(meetingEvent.id, eventId));
      if (!known || sequenceOf(known.record) !== sequence) return;
      const record = withRaisedSequence(known.record);
      const [event] = await tx.update(meetingEvent).set({ record }).where(eq(meetingEvent.id, eventId)).returning();
      if (event) await tellSupplements(tx, deps, { event, now });
    });
  };
