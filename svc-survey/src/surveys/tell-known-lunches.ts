import { and, eq, gte, isNotNull, isNull, like, sql } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { lunchSequenceOf, tellLunch } from './tell-lunch.ts';

/**
 * Tells svc-booking the lunches of events to come that it was never told of: surveys that were saved before they took seats. Done once for
 * each lunch, at a start.
 */
export const tellKnownLunches = async (deps: SurveyDeps): Promise<void> => {
  const { database, tables } = deps;
  const { meetingEvent, surveyStep, lunchSequence } = tables;
  const now = deps.now();
  const today = new Date(now).toISOString().slice(0, 10);
  const live = and(eq(meetingEvent.isReady, true), eq(meetingEvent.isCancelled, false), isNotNull(meetingEvent.quoteId));
  const untold = await database.read
    .select({ eventId: surveyStep.eventId, key: surveyStep.key })
    .from(surveyStep)
    .innerJoin(meetingEvent, eq(meetingEvent.id, surveyStep.eventId))
    .leftJoin(
      lunchSequence,
      and(eq(lunchSequence.eventId, surveyStep.eventId), sql`${surveyStep.key} = ${lunchSequence.dayIndex} || '/lunch'`),
    )
    .where(
      and(
        live,
        gte(meetingEvent.endDay, today),
        gte(surveyStep.version, 1),
        like(surveyStep.key, '%/lunch'),
        isNull(lunchSequence.eventId),
      ),
    );
  for (const { eventId, key } of untold) {
    const step = stepOfKey(key);
    if (step.type !== 'lunch') continue;
    const { dayIndex } = step;
    await database.transact(async (tx) => {
      const [event] = await tx.select().from(meetingEvent).where(eq(meetingEvent.id, eventId));
      if (!event || (await lunchSequenceOf(tx, tables, { eventId, dayIndex })) !== null) return;
      await tellLunch(tx, deps, { event, dayIndex, now });
    });
  }
};
