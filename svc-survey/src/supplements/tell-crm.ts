import { type Subscriber, Undeliverable } from '@plenary/service-kit/relay';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { CrmRefusal } from '../crm/crm.ts';
import type { SurveyDeps } from '../deps.ts';
import { supplementsOf } from '../events/supplements-of.ts';
import { readSteps } from '../surveys/survey-steps.ts';

const ofEvent = z.object({ eventId: z.string() });

/** Tells the CRM the agreed supplements of a quote in their current state. A data fault would repeat itself: staff see it as undelivered. */
export const tellCrm =
  ({ crm, database, tables }: SurveyDeps): Subscriber =>
  async ({ payload }) => {
    const { eventId } = ofEvent.parse(payload);
    const [event] = await database.read.select().from(tables.meetingEvent).where(eq(tables.meetingEvent.id, eventId));
    if (!event?.quoteId) return;
    const { agreed } = supplementsOf(event, (await readSteps(database.read, tables, eventId)).get('upsell'));
    try {
      await crm.tellSupplements({ quoteId: event.quoteId, supplements: agreed });
    } catch (error) {
      throw error instanceof CrmRefusal ? new Undeliverable(error.message) : error;
    }
  };
