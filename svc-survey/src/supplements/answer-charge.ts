import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type { EventRow, SurveyTables } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { withChargeAgreed, withoutCharged } from '../events/agreements.ts';
import { chargesOf, chargesWith, isPriceOpen } from '../events/charges.ts';
import { dayOfStep } from '../events/day-of-step.ts';
import type { EventRecord, KeptCharge } from '../events/event-record.ts';
import { ownEvent } from '../events/own-event.ts';
import { type LunchElsewhere, tellScientist } from '../notices/tell-scientist.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { readSteps } from '../surveys/survey-steps.ts';
import { takeBackAgreement } from '../surveys/take-back-agreement.ts';
import { tellPeopleAsBefore } from '../surveys/tell-agreed-people.ts';
import { tellLunchesOutside } from '../surveys/tell-lunch.ts';
import { valuesToValidate } from '../surveys/values-to-validate.ts';
import { tellSupplements, withRaisedSequence } from './tell-supplements.ts';

interface Answer {
  actor: UserActor;
  eventId: string;
  chargeId: string;
  agrees: boolean;
}

/**
 * Takes the customer's answer to a charge: an agreed one is invoiced, once the price of the people that it came with is agreed to as well; a
 * refused one takes back what it was for and puts a completed survey before the Meeting Scientist again, who reads what differs; one that is
 * being answered is still to be saved. Refuses `not-found`, and `conflict` for a charge that was answered or taken back.
 */
export const answerCharge = (deps: SurveyDeps, { actor, eventId, chargeId, agrees }: Answer): Promise<void> => {
  const now = deps.now();
  return deps.database.transact(async (tx) => {
    const known = await ownEvent(tx, deps.tables, { actor, eventId });
    const charge = chargesOf(known.record).find(({ id }) => id === chargeId) ?? refuse('not-found');
    if (charge.state !== 'proposed') return refuse('conflict');
    const agreed = isPriceOpen(known.record, charge) ? 'offered' : 'agreed';
    const state = agrees ? agreed : 'refused';
    const charges = chargesWith(known.record, chargeId, state);
    const event = agrees
      ? await writeAgreed(tx, deps.tables, known, { ...withRaisedSequence(withChargeAgreed(known.record, charge, now)), charges })
      : await takeBack(tx, deps, known, { charge, charges, now });
    const kind = agrees ? 'charge-agreed' : 'charge-refused';
    await appendHistory(tx, deps.tables, { event, kind, author: actor.email, message: charge.label, now });
    const lunchesBefore = state === 'agreed' ? replacedLunches(known.record, charge) : [];
    const isWaiting = !agrees && event.status === 'WAITING_COMET_VALIDATION';
    const differences = isWaiting ? valuesToValidate(deps, event, await readSteps(tx, deps.tables, event.id)) : [];
    await tellScientist(tx, deps, { about: kind, event, charge: { ...charge, state }, differences, lunchesBefore, now });
    if (agrees) await tellSupplements(tx, deps, { event, now });
    await tellLunchesOutside(tx, deps, { event, now });
  });
};

/** The lunch elsewhere that an agreed one takes the place of: it is to be called off. */
const replacedLunches = (record: EventRecord, { replaces }: KeptCharge): LunchElsewhere[] =>
  chargesOf(record).flatMap(({ id, lunch }) => {
    const day = lunch && dayOfStep(record, lunch.stepKey);
    return id === replaces && lunch?.service && day ? [{ day, servedAs: lunch.service, pax: lunch.pax ?? null }] : [];
  });

const writeAgreed = async (tx: Transaction, { meetingEvent }: SurveyTables, known: EventRow, record: EventRecord): Promise<EventRow> => {
  const [event] = await tx
    .update(meetingEvent)
    .set({ record, revision: known.revision + 1 })
    .where(and(eq(meetingEvent.id, known.id), eq(meetingEvent.revision, known.revision)))
    .returning();
  return event ?? refuse('conflict');
};

const takeBack = async (
  tx: Transaction,
  deps: SurveyDeps,
  known: EventRow,
  { charge, charges, now }: { charge: KeptCharge; charges: readonly KeptCharge[]; now: number },
): Promise<EventRow> => {
  const { record, restored } = withoutCharged(known.record, charge);
  const event = await takeBackAgreement(tx, deps.tables, { known, record: { ...record, charges }, restored });
  if (restored.length > 0) await tellPeopleAsBefore(tx, deps, { event, now });
  return event;
};
