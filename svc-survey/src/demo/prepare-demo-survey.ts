import type { Subscriber } from '@plenary/service-kit/relay';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { SurveyDeps } from '../deps.ts';
import { initialSteps } from '../surveys/initial-steps.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { demoAnswers } from './demo-answers.ts';
import { demoStates } from './demo-states.ts';

const ofEvent = z.object({ eventId: z.string() });
/** As svc-booking's demo dates its quotes. */
const quotedBefore = 30 * 24 * 60 * 60 * 1_000;

/** Prepares a survey of the demo as far as its state says, without a mail; every other survey is left to `prepare`. Run twice it prepares one. */
export const prepareDemoSurvey =
  (deps: SurveyDeps, prepare: Subscriber): Subscriber =>
  async (told) => {
    const { eventId } = ofEvent.parse(told.payload);
    const state = demoStates.find((one) => one.eventId === eventId);
    if (!state) return prepare(told);
    const { status, isReady = true, isLogOk } = state;
    const { meetingEvent, booking, surveyStep } = deps.tables;
    const now = deps.now();
    await deps.database.transact(async (tx) => {
      const [booked] = await tx.select().from(booking).where(eq(booking.eventId, eventId));
      if (!booked) return;
      const quotedAt = Math.min(now, Date.parse(`${booked.startDay}T09:00:00Z`) - quotedBefore);
      const [event] = await tx
        .update(meetingEvent)
        .set({ isReady, status, logOk: isLogOk ? 1 : null, quotedAt, savedAt: status === 'TODO' ? null : now })
        .where(and(eq(meetingEvent.id, eventId), eq(meetingEvent.isReady, false)))
        .returning();
      if (!event || !isReady) return;
      for (const step of demoAnswers(initialSteps(event.record, booked.booking), status))
        await tx.insert(surveyStep).values({ ...step, eventId, version: step.isSaved ? 1 : 0 });
      if (status === 'TODO') return;
      const kind = status === 'DONE' ? 'saved' : 'saved-with-warnings';
      await appendHistory(tx, deps.tables, { event, kind, author: event.record.customer.email, now });
    });
  };
