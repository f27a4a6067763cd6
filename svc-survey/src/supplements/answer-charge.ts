import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { and, eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { agreementOfCharge, withoutAgreement } from '../events/agreements.ts';
import { chargesOf, chargesWith } from '../events/charges.ts';
import { ownEvent } from '../events/own-event.ts';
import { supplementOfCharge } from '../events/supplements-of.ts';
import { tellScientist } from '../notices/tell-scientist.ts';
import { compareAgain } from '../surveys/compare-again.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { tellPeopleAsBefore } from '../surveys/tell-agreed-people.ts';
import { tellSupplements, withRaisedSequence } from './tell-supplements.ts';

interface Answer {
  actor: UserActor;
  eventId: string;
  chargeId: string;
  agrees: boolean;
}

/**
 * Takes the customer's answer to a charge: an agreed one is invoiced, and a refused one takes back what it was for and puts a completed
 * survey before the Meeting Scientist again; one that is being answered is still to be saved. Refuses `not-found`, and `conflict` for a charge that was answered or taken back.
 */
export const answerCharge = (deps: SurveyDeps, { actor, eventId, chargeId, agrees }: Answer): Promise<void> => {
  const now = deps.now();
  const { meetingEvent } = deps.tables;
  return deps.database.transact(async (tx) => {
    const known = await ownEvent(tx, deps.tables, { actor, eventId });
    const charge = chargesOf(known.record).find(({ id }) => id === chargeId) ?? refuse('not-found');
    if (charge.state !== 'proposed') return refuse('conflict');
    const charges = chargesWith(known.record, chargeId, agrees ? 'agreed' : 'refused');
    const refused = agrees ? null : withoutAgreement(known.record, agreementOfCharge(known.record, chargeId));
    const record = { ...(refused?.record ?? withRaisedSequence(known.record)), charges };
    const [event] = await tx
      .update(meetingEvent)
      .set({ record, revision: known.revision + 1, ...(!agrees && known.status === 'DONE' && { status: 'WAITING_COMET_VALIDATION' }) })
      .where(and(eq(meetingEvent.id, known.id), eq(meetingEvent.revision, known.revision)))
      .returning();
    if (!event) return refuse('conflict');
    const { references = [] } = refused ?? {};
    await compareAgain(tx, deps.tables, { eventId: event.id, references });
    if (references.length > 0) await tellPeopleAsBefore(tx, deps, { event, now });
    const kind = agrees ? 'charge-agreed' : 'charge-refused';
    await appendHistory(tx, deps.tables, { event, kind, author: actor.email, message: charge.label, now });
    await tellScientist(tx, deps, { about: kind, event, charge: supplementOfCharge(charge), now });
    if (agrees) await tellSupplements(tx, deps, { event, now });
  });
};
