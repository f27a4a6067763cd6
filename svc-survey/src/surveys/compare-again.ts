import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { StepRow, SurveyTables } from '../db/tables.ts';
import type { Reference } from '../events/event-record.ts';
import type { RoomAnswers } from './steps/room-step.ts';
import { readSteps } from './survey-steps.ts';

/**
 * Compares the answers of steps with what they were compared with before an agreement. A set-up that staff chose with it is the one that
 * the customer asked for again, unless it was answered anew since.
 */
export const compareAgain = async (
  tx: Transaction,
  tables: SurveyTables,
  { eventId, references }: { eventId: string; references: readonly Reference[] },
): Promise<void> => {
  const { surveyStep } = tables;
  const steps = await readSteps(tx, tables, eventId);
  for (const { key, initial, setUp } of references)
    await tx
      .update(surveyStep)
      .set({ initial, ...asked(steps.get(key), setUp) })
      .where(and(eq(surveyStep.eventId, eventId), eq(surveyStep.key, key)))
      .returning();
};

const asked = (step: StepRow | undefined, setUp: Reference['setUp']) => {
  const answers = step?.answers as Partial<RoomAnswers> | null | undefined;
  if (!step || !setUp || answers?.configuration !== setUp.chosen) return {};
  return { answers: { ...answers, configuration: setUp.asked }, version: step.version + 1 };
};
