import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { SurveyTables } from '../db/tables.ts';
import type { Reference } from '../events/event-record.ts';

/** Compares the answers of steps with what they were compared with before an agreement. */
export const compareAgain = async (
  tx: Transaction,
  { surveyStep }: SurveyTables,
  { eventId, references }: { eventId: string; references: readonly Reference[] },
): Promise<void> => {
  for (const { key, initial } of references)
    await tx
      .update(surveyStep)
      .set({ initial })
      .where(and(eq(surveyStep.eventId, eventId), eq(surveyStep.key, key)))
      .returning();
};
