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
/** How long an acceptance has after its claim; in milliseconds. */
const patience = 60_000;

/**
 * Claims the place of an afterwork that a waiting survey asks for, before staff's acceptance stands. That it is claimed is written down
 * first: whatever breaks off afterwards, `endClaim` gives it back. Answers the claim's sequence; null: nothing to claim. Refuses as
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

/** Where nothing came of a claim, tells svc-booking what is agreed on, which gives the place back; an acceptance that comes later is refused. */
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
