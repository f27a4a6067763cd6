import { declinedPeople } from '@plenary/contracts/events';
import type { EventHandler } from '@plenary/service-kit/receive-events';
import { eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { withoutPrice } from '../events/agreements.ts';
import { tellScientist } from '../notices/tell-scientist.ts';
import { compareAgain } from '../surveys/compare-again.ts';
import { appendHistory } from '../surveys/survey-history.ts';

/**
 * Takes back what was agreed on with an acceptance whose price for its people was declined, was not answered or was withdrawn: the answers
 * differ again, and a completed survey waits for the Meeting Scientist, who is told (docs/decisions/0026).
 */
export const takeDeclinedPeople =
  (deps: SurveyDeps): EventHandler =>
  async (tx, { payload }) => {
    const { quoteId, surveyRevision, how } = declinedPeople.parse(payload);
    const { meetingEvent } = deps.tables;
    const now = deps.now();
    const [known] = await tx.select().from(meetingEvent).where(eq(meetingEvent.quoteId, quoteId));
    const without = known && withoutPrice(known.record, surveyRevision);
    if (!known || !without) return;
    const { record, references, agreement, isReplaced } = without;
    const { id } = known;
    if (isReplaced) {
      await tx.update(meetingEvent).set({ record }).where(eq(meetingEvent.id, id)).returning();
      return;
    }
    const [event] = await tx
      .update(meetingEvent)
      .set({ record, revision: known.revision + 1, ...(known.status === 'DONE' && { status: 'WAITING_COMET_VALIDATION' }) })
      .where(eq(meetingEvent.id, id))
      .returning();
    if (!event) return;
    await compareAgain(tx, deps.tables, { eventId: event.id, references });
    const author = how === 'declined' ? record.customer.email : deps.brandName;
    await appendHistory(tx, deps.tables, { event, kind: `people-${how}`, author, now });
    if (!event.isCancelled) await tellScientist(tx, deps, { about: 'people-declined', event, differences: agreement.values, now });
  };
