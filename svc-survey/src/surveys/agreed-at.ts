import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { EventRow, SurveyTables } from '../db/tables.ts';
import { chargesOf } from '../events/charges.ts';
import type { EventRecord } from '../events/event-record.ts';

/** What changes the supplements that are agreed on. */
const agreeing = ['accepted', 'charge-agreed', 'supplement-withdrawn'];

/** Instant since when the agreed supplements of an event are these; null: nothing was ever agreed on. */
export const agreedAt = async (
  read: Reader,
  { surveyHistory }: SurveyTables,
  { id, record }: Pick<EventRow, 'id' | 'record'>,
): Promise<string | null> => {
  const [last] = await read
    .select({ at: surveyHistory.at })
    .from(surveyHistory)
    .where(and(eq(surveyHistory.eventId, id), inArray(surveyHistory.kind, agreeing)))
    .orderBy(desc(surveyHistory.at))
    .limit(1);
  const at = Math.max(last?.at ?? 0, ...pricesAgreedAt(record));
  return at > 0 ? new Date(at).toISOString() : null;
};

/** When the customer agreed to the prices of people that came with a supplement. */
const pricesAgreedAt = (record: EventRecord): number[] => {
  const agreed = chargesOf(record).filter(({ state }) => state === 'agreed');
  return (record.agreements ?? [])
    .filter(({ pricedAs }) => pricedAs !== undefined && agreed.some((charge) => charge.pricedAs === pricedAs))
    .flatMap(({ values }) => values.flatMap((value) => (value.agreedAt === undefined ? [] : [value.agreedAt])));
};
