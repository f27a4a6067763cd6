import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { EventRow, StepRow, SurveyTables } from '../db/tables.ts';
import type { ChangedValue } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { isStaffChoice, orderOf } from '../surveys/lunch-order.ts';

interface ChosenSince {
  /** Who saved the survey last: an e-mail address, or the way of access; undefined: nobody did. */
  savedBy: string | undefined;
  /** Local days whose lunch staff have chosen since. */
  days: ReadonlySet<string | undefined>;
}

/** The lunches that staff chose since the survey was saved last, as its history tells. */
export const chosenSinceSaved = async (read: Reader, { surveyHistory }: SurveyTables, { id }: EventRow): Promise<ChosenSince> => {
  const told = await read
    .select()
    .from(surveyHistory)
    .where(and(eq(surveyHistory.eventId, id), inArray(surveyHistory.kind, ['saved', 'saved-with-warnings', 'lunch-chosen'])))
    .orderBy(desc(surveyHistory.at), desc(surveyHistory.id));
  const saved = told.findIndex(({ kind }) => kind !== 'lunch-chosen');
  return { savedBy: told[saved]?.author, days: new Set(told.slice(0, Math.max(0, saved)).map(({ lunch }) => lunch?.day)) };
};

/** The sittings at the venue that staff chose since: what was chosen is all that is known of them. */
export const sittingsChosen = async (
  read: Reader,
  tables: SurveyTables,
  { event, steps }: { event: EventRow; steps: ReadonlyMap<string, StepRow> },
): Promise<ChangedValue[]> => {
  const { days } = await chosenSinceSaved(read, tables, event);
  return [...steps.values()].flatMap((row) => {
    const step = stepOfKey(row.key);
    if (step.type !== 'lunch' || !isStaffChoice(row) || !days.has(event.record.days[step.dayIndex]?.date)) return [];
    const service = lunchServedAs(orderOf(row));
    return service === null || service === 'any' || isLunchOutside(service)
      ? []
      : [{ key: row.key, field: 'service', from: service, to: service }];
  });
};
