import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import type { EventRecord, Reference } from '../events/event-record.ts';
import type { RoomAnswers } from './steps/room-step.ts';
import { readSteps } from './survey-steps.ts';

interface TakenBack {
  known: EventRow;
  /** Without the agreement. */
  record: EventRecord;
  /** What the steps of the agreement were compared with before it. */
  references: readonly Reference[];
}

/**
 * Takes back an agreement that has no price any more: its answers differ again, and a completed survey waits for the Meeting Scientist. A
 * set-up that staff chose with it is the one that the customer asked for again, unless it was answered anew since. Refuses `conflict`
 * where the event has changed since it was read.
 */
export const takeBackAgreement = async (
  tx: Transaction,
  tables: SurveyTables,
  { known, record, references }: TakenBack,
): Promise<EventRow> => {
  const { meetingEvent, surveyStep } = tables;
  const [event] = await tx
    .update(meetingEvent)
    .set({ record, revision: known.revision + 1, ...(known.status === 'DONE' && { status: 'WAITING_COMET_VALIDATION' }) })
    .where(and(eq(meetingEvent.id, known.id), eq(meetingEvent.revision, known.revision)))
    .returning();
  if (!event) return refuse('conflict');
  const steps = await readSteps(tx, tables, event.id);
  for (const { key, initial, setUp } of references)
    await tx
      .update(surveyStep)
      .set({ initial, ...asked(steps.get(key), setUp) })
      .where(and(eq(surveyStep.eventId, event.id), eq(surveyStep.key, key)))
      .returning();
  return event;
};

const asked = (step: StepRow | undefined, setUp: Reference['setUp']) => {
  const answers = step?.answers as Partial<RoomAnswers> | null | undefined;
  if (!step || !setUp || answers?.configuration !== setUp.chosen) return {};
  return { answers: { ...answers, configuration: setUp.asked }, version: step.version + 1 };
};
