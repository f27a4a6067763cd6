import { isPricedPeople } from '@plenary/contracts/people-change';
import type { RoomChoice } from '@plenary/contracts/staff-surveys.schemas';
import type { Charge } from '@plenary/contracts/supplements';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Change } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { amountInTrail } from '../audit/amount-in-trail.ts';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { isOfSupplement } from '../events/addon-of-step.ts';
import { type Accepted, changedValues, withAgreement } from '../events/agreements.ts';
import { chargesOf, endedBetween } from '../events/charges.ts';
import type { ChangedValue, EventRecord, KeptCharge, Reference } from '../events/event-record.ts';
import { stepOfKey } from '../events/step-keys.ts';
import { summaryField } from '../events/summary-field.ts';
import { chosenAddons, supplementOfCharge } from '../events/supplements-of.ts';
import { mayExceedCapacity } from '../rights/hide-answers.ts';
import { alignSteps } from '../supplements/align-steps.ts';
import { claimAsked } from '../supplements/claim-asked.ts';
import { recordWithdrawn } from '../supplements/record-withdrawn.ts';
import { versionsOf } from '../supplements/reopened.ts';
import { sequenceOf, tellSupplements, withRaisedSequence } from '../supplements/tell-supplements.ts';
import { findAcceptable } from '../surveys/find-waiting.ts';
import { isBookedValue } from '../surveys/is-booked-value.ts';
import { overfullRooms } from '../surveys/overfull-rooms.ts';
import { roomSetUps } from '../surveys/room-set-ups.ts';
import { kindOf } from '../surveys/step-kinds.ts';
import type { RoomAnswers } from '../surveys/steps/room-step.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { differencesOf, readSteps } from '../surveys/survey-steps.ts';
import { tellAgreedPeople } from '../surveys/tell-agreed-people.ts';
import { tellLunchesOutside } from '../surveys/tell-lunch.ts';
import { claimUnsavedLunches, keepClaimed } from '../surveys/unsaved-lunches.ts';
import { chooseSetUps, exceededInTrail, tellExceeded, withOverrides } from './apply-room-choices.ts';
import { chargeLunches } from './charge-lunches.ts';
import { sittingsChosen } from './chosen-since-saved.ts';
import { type Decision, decide, openedBy, tellDecision } from './decide-survey.ts';
import { type SettledRooms, settleRooms } from './settle-rooms.ts';

interface Acceptance extends Decision {
  charge?: Charge | undefined;
  /** Days whose lunch outside is not charged. */
  waivedLunches?: readonly number[] | undefined;
  rooms?: readonly RoomChoice[] | undefined;
  /** svc-booking prices the booking for the people that differ, if any do. */
  pricesPeople?: boolean | undefined;
  /** How the customer agreed to that price and to the charge; undefined: they are asked. */
  consent?: string | undefined;
}

/**
 * Accepts a waiting survey: its values become the new comparison values, requested add-ons are agreed and bring
 * their questions, a charge is proposed to the customer. Refuses as `findAcceptable` and `settleRooms`, `no-longer-available` where the
 * place of an add-on is gone, and `service-unavailable` while nobody can say what the rooms hold.
 */
export const acceptSurvey = async (
  deps: SurveyDeps,
  { charge, waivedLunches = [], rooms: roomChoices = [], pricesPeople = false, consent, ...decision }: Acceptance,
): Promise<void> => {
  const [entryId, chargeId] = [deps.newId(), deps.newId()];
  const seen = await findAcceptable(deps.database.read, deps, decision);
  const rooms = await settleSeen(deps, seen, { choices: roomChoices, mayExceed: mayExceedCapacity(decision.actor, seen.waiting) });
  const claimed = await claimAsked(deps, decision);
  const seated = await claimUnsavedLunches(deps, seen.waiting, seen.steps);
  const now = deps.now();
  await deps.database.transact(async (tx) => {
    const { waiting, steps: answered } = await findAcceptable(tx, deps, decision);
    if (claimed !== null && sequenceOf(waiting.record) !== claimed) return refuse('stale-version');
    await keepClaimed(tx, deps, { event: waiting, seated, now });
    const steps = await chooseSetUps(tx, deps, { eventId: waiting.id, steps: answered, setUps: rooms.setUps });
    const chosen = chosenSetUps(answered, rooms);
    const { asked, agreed } = chosenAddons(steps.get('upsell'));
    const { days, hasNewSteps } =
      asked.length > 0
        ? await alignSteps(tx, deps, { event: waiting, agreed: [...agreed, ...asked] })
        : { days: waiting.record.days, hasNewSteps: false };
    const opening = hasNewSteps ? openedBy(waiting, now) : undefined;
    const accepted = acceptedSteps(deps, waiting, { steps, chosen });
    const isPriced = pricesPeople && (await asksForOtherPeople(tx, deps, waiting, accepted));
    const pricedAs = isPriced ? waiting.revision + 1 : undefined;
    const changed = withAgreement(waiting.record, {
      ...{ at: now, by: decision.actor.email, accepted },
      chargeId: charge && chargeId,
      pricedAs,
    });
    const lunches = await chargeLunches(tx, deps, { event: waiting, steps, waived: waivedLunches, pricedAs, now });
    const isTold = asked.length > 0 || lunches.changesInvoice || (charge !== undefined && consent !== undefined);
    const charges = [...lunches.charges, ...(charge ? [{ ...charge, id: chargeId, ...chargedAs(consent, now) }] : [])];
    const record: EventRecord = {
      ...(isTold ? withRaisedSequence(changed) : changed),
      days,
      ...(charges.length > 0 && { charges }),
      ...withOverrides(waiting.record, rooms, { at: now, by: decision.actor.email }),
      reopened: hasNewSteps ? { versions: versionsOf(steps), ...(opening && { logOk: waiting.logOk }) } : undefined,
    };
    const event = await decide(tx, deps, waiting, {
      status: hasNewSteps ? 'TODO' : 'DONE',
      staffMessage: null,
      record,
      ...(opening && { logOk: 0 }),
    });
    await takeAsReference(tx, deps, event);
    const told = { event, by: decision.actor.email, now };
    await tellWaived(tx, deps, { ...told, waived: lunches.waived });
    for (const ended of endedBetween(waiting.record, record))
      await recordWithdrawn(tx, deps, { event, withdrawn: supplementOfCharge(ended), author: decision.actor.email, now });
    if (charge && consent !== undefined) await tellAgreedCharge(tx, deps, { ...told, label: charge.label, consent });
    await tellExceeded(tx, deps, { ...told, rooms });
    const changes = [...charges.slice(chargesOf(waiting.record).length).map(trailOf), ...rooms.exceeded.map(exceededInTrail)];
    await tellDecision(tx, deps, {
      entryId,
      event,
      kind: 'accepted',
      actor: decision.actor,
      chosen: [...chosenSetUpValues(chosen), ...(await sittingsChosen(tx, deps.tables, { event: waiting, steps }))],
      exceeded: rooms.exceeded.map(({ key, most, pax }) => ({ key, field: 'pax', from: most, to: pax })),
      changes,
      opening,
      now,
    });
    const consented = consent === undefined ? undefined : { note: consent, client: decision.actor.client };
    const pricedBy = isPriced ? namedIn(decision.actor) : undefined;
    await tellBooking(tx, deps, { event, steps, pricedBy, consent: consented, isTold, now });
  });
};

type AgreedPeople = Parameters<typeof tellAgreedPeople>[2];

/** Tells svc-booking the people that were accepted, the supplements where they changed, and the seats at lunch. */
const tellBooking = async (
  tx: Transaction,
  deps: SurveyDeps,
  { isTold, ...accepted }: AgreedPeople & { isTold: boolean },
): Promise<void> => {
  await tellAgreedPeople(tx, deps, accepted);
  if (isTold) await tellSupplements(tx, deps, accepted);
  await tellLunchesOutside(tx, deps, accepted);
};

/** Whether an acceptance is for other people than the booking has. */
const asksForOtherPeople = async (
  tx: Transaction,
  { tables: { booking } }: SurveyDeps,
  { quoteId, record }: EventRow,
  accepted: readonly Accepted[],
): Promise<boolean> => {
  const people = accepted
    .flatMap(({ key, differences }) => changedValues(key, differences))
    .filter(({ key, field }) => isPricedPeople(summaryField(key, field)) && !isOfSupplement(record, key));
  if (people.length === 0 || !quoteId) return false;
  const [booked] = await tx.select().from(booking).where(eq(booking.quoteId, quoteId));
  return booked !== undefined && !people.every(isBookedValue(record, booked.booking));
};

interface Told {
  event: EventRow;
  /** E-mail address of the staff member. */
  by: string;
  now: number;
}

const tellWaived = async (
  tx: Transaction,
  { tables }: SurveyDeps,
  { event, by, now, waived }: Told & { waived: readonly Pick<KeptCharge, 'label' | 'lunch'>[] },
): Promise<void> => {
  for (const { label, lunch } of waived)
    await appendHistory(tx, tables, { event, kind: 'lunch-waived', part: lunch?.stepKey, author: by, message: label, now });
};

const tellAgreedCharge = (
  tx: Transaction,
  { tables }: SurveyDeps,
  { event, by, now, label, consent }: Told & { label: string; consent: string },
): Promise<void> => appendHistory(tx, tables, { event, kind: 'charge-agreed', author: by, message: `${label} (${consent})`, now });

/** A charge waits for the customer's answer, unless they gave it before. */
const chargedAs = (consent: string | undefined, now: number) =>
  consent === undefined ? { state: 'proposed' as const, proposedAt: now } : { state: 'agreed' as const };

const namedIn = ({ userId, email, firstname, lastname }: UserActor) => ({ userId, email, firstname, lastname });

type Seen = Awaited<ReturnType<typeof findAcceptable>>;

const settleSeen = async (deps: SurveyDeps, { waiting, steps }: Seen, chosen: Parameters<typeof settleRooms>[1]): Promise<SettledRooms> => {
  const setUps = (await roomSetUps(deps, waiting)) ?? refuse('service-unavailable', { retryAfterSeconds: 2 });
  return settleRooms(overfullRooms(waiting, steps, setUps), chosen);
};

type ChosenSetUps = ReadonlyMap<string, NonNullable<Reference['setUp']>>;

/** Set-ups that staff chose in place of others, by step key. */
const chosenSetUps = (answered: ReadonlyMap<string, StepRow>, { setUps }: SettledRooms): ChosenSetUps =>
  new Map(
    [...setUps].flatMap(([key, chosen]) => {
      const { configuration: asked } = (answered.get(key)?.answers ?? {}) as Partial<RoomAnswers>;
      return asked === undefined || asked === chosen ? [] : [[key, { asked, chosen }] as const];
    }),
  );

const chosenSetUpValues = (chosen: ChosenSetUps): ChangedValue[] =>
  [...chosen].map(([key, { asked, chosen: to }]) => ({ key, field: 'configuration', from: asked, to }));

/** For the trail, which outlives the event: no text of staff. */
const trailOf = ({ lunch, state, excludingVat }: KeptCharge): Change => {
  const amount = amountInTrail(excludingVat);
  const field = lunch ? 'LUNCH_OUTSIDE' : 'charge';
  return state === 'waived' ? { field, from: amount, to: null } : { field, from: null, to: amount };
};

const acceptedSteps = (
  deps: SurveyDeps,
  event: EventRow,
  { steps, chosen }: { steps: ReadonlyMap<string, StepRow>; chosen: ChosenSetUps },
) =>
  [...steps.values()].map((row) => ({
    key: row.key,
    initial: row.initial,
    differences: differencesOf(event, deps, row),
    setUp: chosen.get(row.key),
  }));

const takeAsReference = async (tx: Transaction, { tables }: SurveyDeps, event: EventRow): Promise<void> => {
  const { surveyStep } = tables;
  for (const { key, answers, initial } of (await readSteps(tx, tables, event.id)).values()) {
    const accepted = kindOf(stepOfKey(key)).accepted(answers, initial);
    await tx
      .update(surveyStep)
      .set(accepted)
      .where(and(eq(surveyStep.eventId, event.id), eq(surveyStep.key, key)))
      .returning();
  }
};
