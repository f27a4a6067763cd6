import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { ArchivedStepRow, StepRow, SurveyTables } from '../db/tables.ts';
import type { NewStep } from './initial-steps.ts';
import { newFields } from './new-fields.ts';

interface Exchange {
  eventId: string;
  /** Questions that come. */
  fresh: readonly NewStep[];
  /** Questions that go, with their answers. */
  surplus: readonly StepRow[];
  /** Local day of a question, before and now; undefined: it has none. */
  dayBefore: (key: string) => string | undefined;
  dayNow: (key: string) => string | undefined;
}

/**
 * Gives a survey the questions that are new and archives the answers of those that are gone (design: lifecycle L23). A question that comes
 * back has its answers again, but for what the booking says otherwise by now, and waits to be confirmed.
 */
export const exchangeSteps = async (
  tx: Transaction,
  tables: SurveyTables,
  { eventId, fresh, surplus, dayBefore, dayNow }: Exchange,
): Promise<void> => {
  const { surveyStep, archivedStep } = tables;
  const among = (table: typeof surveyStep | typeof archivedStep, keys: readonly string[]) =>
    and(eq(table.eventId, eventId), inArray(table.key, [...keys]));
  if (fresh.length > 0) {
    const keys = fresh.map(({ key }) => key);
    const archived = await tx.select().from(archivedStep).where(among(archivedStep, keys));
    for (const step of fresh) {
      const known = archived.find(({ key }) => key === step.key);
      const row = known ? broughtBack(known, step, dayNow(step.key)) : { ...step, version: 0 };
      await tx.insert(surveyStep).values({ ...row, eventId, isSaved: false });
    }
    if (archived.length > 0) await tx.delete(archivedStep).where(among(archivedStep, keys));
  }
  if (surplus.length === 0) return;
  for (const { key, version, answers, initial } of surplus) {
    const kept = { version, answers, initial, day: dayBefore(key) ?? '' };
    await tx
      .insert(archivedStep)
      .values({ eventId, key, ...kept })
      .onConflictDoUpdate({ target: [archivedStep.eventId, archivedStep.key], set: kept })
      .returning();
  }
  const gone = surplus.map(({ key }) => key);
  await tx.delete(surveyStep).where(among(surveyStep, gone));
};

/** Its version goes on, so that an answer to the question as it was before is stale. */
const broughtBack = ({ day, version, answers, initial }: ArchivedStepRow, step: NewStep, dayNow: string | undefined) => {
  const changed = newFields(initial, step.initial, day !== (dayNow ?? ''));
  // A lunch that staff chose was never its customer's answer.
  const isChosenByStaff = 'isServiceStaffChoice' in changed;
  const isNews = (field: string) => field in changed || (field === 'service' && isChosenByStaff);
  const news = Object.fromEntries(Object.entries(step.answers).filter(([field]) => isNews(field)));
  return { ...step, answers: { ...answers, ...news }, version: version + 1 };
};
