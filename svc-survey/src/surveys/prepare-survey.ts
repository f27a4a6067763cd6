import type { Subscriber } from '@plenary/service-kit/relay';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import type { SurveyDeps } from '../deps.ts';
import { tellOnce } from '../notices/tell-once.ts';
import { initialSteps } from './initial-steps.ts';

const ofEvent = z.object({ eventId: z.string() });

/** Prepares the survey of a confirmed event, with what the quote says as its first answers, and invites the customer. Run twice it prepares one. */
export const prepareSurvey =
  (deps: SurveyDeps): Subscriber =>
  async ({ payload }) => {
    const { eventId } = ofEvent.parse(payload);
    const { meetingEvent, booking, surveyStep } = deps.tables;
    const now = deps.now();
    await deps.database.transact(async (tx) => {
      const [event] = await tx
        .update(meetingEvent)
        .set({ isReady: true })
        .where(and(eq(meetingEvent.id, eventId), eq(meetingEvent.isReady, false)))
        .returning();
      const [booked] = await tx.select().from(booking).where(eq(booking.eventId, eventId));
      if (!event || !booked) return;
      for (const step of initialSteps(event.record, booked.booking)) {
        await tx.insert(surveyStep).values({ ...step, eventId, version: 0, isSaved: false });
      }
      if (!event.isCancelled) await tellOnce(tx, deps, { kind: 'invitation', event, now });
    });
  };
