import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import type { TakenBack } from '../events/agreements.ts';
import type { Reference } from '../events/event-record.ts';
import type { RoomAnswers } from './steps/room-step.ts';
import { readSteps } from './survey-steps.ts';

/**
 * Takes back an agreement that has no price any more: its answers differ again, and a completed survey waits for the Meeting Scientist. A
 * set-up that staff chose with it is the one that the customer asked for again, unless it was answered anew since. Refuses `conflict`
 * where the event has changed since it was read.
 */
export const takeBackAgreement = async (
  tx: Transaction,
  tables: SurveyTables,
  { known, record, restored }: TakenBack & { known: EventRow },
): Promise<EventRow> => {
  const { meetingEvent } = tables;
  const [event] = await tx
    .update(meetingEvent)
    .set({ record, revision: known.revision + 1, ...(known.status === 'DONE' && { status: 'WAITING_COMET_VALIDATION' }) })
    .where(and(eq(meetingEvent.id, known.id), eq(meetingEvent.revision, known.revision)))
    .returning();
  if (!event) return refuse('conflict');
  await restoreReferences(tx, tables, { eventId: event.id, restored });
  return event;
};

/** Compares answers with what holds again. */
export const restoreReferences = async (
  tx: Transaction,
  tables: SurveyTables,
  { eventId, restored }: Pick<TakenBack, 'restored'> & { eventId: string },
): Promise<void> => {
  if (restored.length === 0) return;
  const { surveyStep } = tables;
  for (const step of (await readSteps(tx, tables, eventId)).values()) {
    const fields = restored.filter(({ key }) => key === step.key);
    if (fields.length === 0) continue;
    const initial = { ...step.initial, ...Object.fromEntries(fields.map(({ field, value }) => [field, value])) };
    await tx
      .update(surveyStep)
      .set({ initial, ...asked(step, fields.find(({ setUp }) => setUp)?.setUp) })
      .where(and(eq(surveyStep.eventId, eventId), eq(surveyStep.key, step.key)))
      .returning();
  }
};

const asked = (step: StepRow, setUp: Reference['setUp']) => {
  const answers = step.answers as Partial<RoomAnswers> | null;
  if (!setUp || answers?.configuration !== setUp.chosen) return {};
  return { answers: { ...answers, configuration: setUp.asked }, version: step.version + 1 };
};
