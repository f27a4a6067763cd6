import type { tellAgreedSupplements } from '@plenary/contracts/deal-supplements.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import { and, eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import { agreedAt } from '../surveys/agreed-at.ts';
import { readSteps } from '../surveys/survey-steps.ts';

/** The supplements agreed on for a quote, and since when they are these; none where it has no event that takes place. */
export const agreedSupplements = async (
  { database: { read }, tables }: SurveyDeps,
  { quoteId }: { quoteId: string },
): Promise<EndpointResponse<typeof tellAgreedSupplements>> => {
  const { meetingEvent } = tables;
  const [event] = await read
    .select()
    .from(meetingEvent)
    .where(and(eq(meetingEvent.quoteId, quoteId), eq(meetingEvent.isCancelled, false)));
  if (!event) return { supplements: [], agreedAt: null };
  const { agreed } = supplementsOf(event, (await readSteps(read, tables, event.id)).get('upsell'));
  return { supplements: agreed, agreedAt: await agreedAt(read, tables, event) };
};
