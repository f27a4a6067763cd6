import type { tellAgreedSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { chargesOf } from '../events/charges.ts';
import type { EventRecord } from '../events/event-record.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import { readSteps } from '../surveys/survey-steps.ts';

/** What changes the supplements that are agreed on. */
const agreeing = ['accepted', 'charge-agreed', 'supplement-withdrawn'];

/** The supplements agreed on for a quote, and since when they are these; none where it has no event that takes place. */
export const agreedSupplements = async (
  { database: { read }, tables }: SurveyDeps,
  { quoteId }: { quoteId: string },
): Promise<EndpointResponse<typeof tellAgreedSupplements>> => {
  const { meetingEvent, surveyHistory } = tables;
  const [event] = await read
    .select()
    .from(meetingEvent)
    .where(and(eq(meetingEvent.quoteId, quoteId), eq(meetingEvent.isCancelled, false)));
  if (!event) return { supplements: [], agreedAt: null };
  const { agreed } = supplementsOf(event, (await readSteps(read, tables, event.id)).get('upsell'));
  const [last] = await read
    .select({ at: surveyHistory.at })
    .from(surveyHistory)
    .where(and(eq(surveyHistory.eventId, event.id), inArray(surveyHistory.kind, agreeing)))
    .orderBy(desc(surveyHistory.at))
    .limit(1);
  const agreedAt = Math.max(last?.at ?? 0, ...pricesAgreedAt(event.record));
  return { supplements: agreed, agreedAt: agreedAt > 0 ? new Date(agreedAt).toISOString() : null };
};

/** When the customer agreed to the prices of people that came with a supplement. */
const pricesAgreedAt = (record: EventRecord): number[] => {
  const agreed = chargesOf(record).filter(({ state }) => state === 'agreed');
  return (record.agreements ?? [])
    .filter(({ pricedAs }) => pricedAs !== undefined && agreed.some((charge) => charge.pricedAs === pricedAs))
    .flatMap(({ values }) => values.flatMap(({ agreedAt }) => (agreedAt === undefined ? [] : [agreedAt])));
};
