import { isDeepStrictEqual } from 'node:util';
import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { LunchSeats } from '@plenary/contracts/lunches.schemas';
import type * as staffSurveysSchemas from '@plenary/contracts/staff-surveys.schemas';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { amountInTrail } from '../audit/amount-in-trail.ts';
import { audit } from '../audit/audit.ts';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { withAgreedWhere } from '../events/agreed-changes.ts';
import { type TakenBack, withoutCharges } from '../events/agreements.ts';
import type { ChangedValue, EventRecord, KeptCharge } from '../events/event-record.ts';
import { stepKey } from '../events/step-keys.ts';
import { supplementOfCharge } from '../events/supplements-of.ts';
import { recordWithdrawn } from '../supplements/record-withdrawn.ts';
import { tellSupplements, withRaisedSequence } from '../supplements/tell-supplements.ts';
import { claimLunchSeats, refuseIfOvertaken } from '../surveys/claim-lunch.ts';
import { findSurvey } from '../surveys/find-survey.ts';
import { endedLunchCharges, openLunchCharges } from '../surveys/lunch-charges.ts';
import { orderOf } from '../surveys/lunch-order.ts';
import { unknownSeats } from '../surveys/lunch-seats.ts';
import { seatsLeft } from '../surveys/seats-left.ts';
import { seatsTaken } from '../surveys/seats-taken.ts';
import type { LunchAnswers, LunchInitial } from '../surveys/steps/lunch-step.ts';
import { appendHistory } from '../surveys/survey-history.ts';
import { readStep, readSteps } from '../surveys/survey-steps.ts';
import { surveySubject } from '../surveys/survey-subject.ts';
import { restoreReferences } from '../surveys/take-back-agreement.ts';
import { tellLunch } from '../surveys/tell-lunch.ts';

interface Choice {
  actor: UserActor;
  eventId: string;
  dayIndex: number;
  choice: z.output<typeof staffSurveysSchemas.chooseLunch.body>;
}

type Lunch = StaffSurvey['lunches'][number];

/** The lunch of a day as staff see it. */
export const presentLunch = (
  { answers, initial, version }: Pick<StepRow, 'answers' | 'initial' | 'version'>,
  { dayIndex, left = unknownSeats }: { dayIndex: number; left?: LunchSeats | undefined },
): Lunch => {
  const { isServiceStaffChoice, type } = initial as LunchInitial;
  return { dayIndex, isServiceStaffChoice, type, service: (answers as LunchAnswers).service, serviceCapacities: left, version };
};

const valuesOf = ({ isServiceStaffChoice, type, service }: Pick<Lunch, 'isServiceStaffChoice' | 'type' | 'service'>) => ({
  isServiceStaffChoice,
  type,
  service,
});

/**
 * Chooses the lunch of a day for the customer, or returns the choice to them; a concurrent editor of the step gets a conflict. Takes its
 * seats first. Refuses `stale-version` with the lunch as it is where it is not the one that was seen, and as `claimLunchSeats`.
 */
export const chooseLunch = async (deps: SurveyDeps, { actor, eventId, dayIndex, choice }: Choice): Promise<void> => {
  const { database, tables } = deps;
  const { version, ...wanted } = choice;
  const entryId = deps.newId();
  const seen = await findSurvey(database.read, tables, eventId);
  const before = await readStep(database.read, tables, seen.id, { type: 'lunch', dayIndex });
  const left = await seatsLeft(deps, seen, dayIndex);
  const refuseIfStale = (row: StepRow) =>
    (version ?? before.version) === row.version || refuse('stale-version', { members: { current: presentLunch(row, { dayIndex, left }) } });
  const isSame = (row: StepRow) => isDeepStrictEqual(valuesOf(presentLunch(row, { dayIndex })), valuesOf(wanted));
  if (isSame(before)) return;
  refuseIfStale(before);
  const order = { ...orderOf(before), type: wanted.type, service: wanted.service };
  const claim = await claimLunchSeats(deps, { event: seen, dayIndex, held: seatsTaken(before, seen.record), after: order });
  const now = deps.now();
  await database.transact(async (tx) => {
    const event = await findSurvey(tx, tables, eventId);
    const row = await readStep(tx, tables, event.id, { type: 'lunch', dayIndex });
    if (isSame(row)) return;
    refuseIfStale(row);
    await refuseIfOvertaken(tx, tables, { eventId: event.id, dayIndex, claim });
    await write(tx, deps, { row, choice: wanted });
    const chosen = await readSteps(tx, tables, event.id);
    const isOpen = openLunchCharges(event.record, chosen).some((charge) => charge.dayIndex === dayIndex);
    const ended = endedLunchCharges(event.record, chosen, dayIndex);
    const { record, restored } = withoutEnded(event.record, { dayIndex, choice: wanted, ended });
    const [known] = await tx
      .update(tables.meetingEvent)
      .set({
        revision: event.revision + 1,
        ...((isOpen || restored.some(({ field }) => field !== 'service')) &&
          event.status === 'DONE' && { status: 'WAITING_COMET_VALIDATION' }),
        record,
      })
      .where(and(eq(tables.meetingEvent.id, event.id), eq(tables.meetingEvent.revision, event.revision)))
      .returning();
    if (!known) return refuse('stale-version');
    await restoreReferences(tx, tables, { eventId: known.id, restored });
    await tellLunch(tx, deps, { event: known, dayIndex, now });
    const lunch = { day: event.record.days[dayIndex]?.date ?? '', ...valuesOf(wanted) };
    await appendHistory(tx, tables, { event: known, kind: 'lunch-chosen', author: actor.email, lunch, now });
    const changes = [
      ...changesBetween(valuesOf(presentLunch(row, { dayIndex })), valuesOf(wanted)),
      ...ended.map(({ excludingVat }) => ({ field: 'LUNCH_OUTSIDE', from: amountInTrail(excludingVat), to: null })),
    ];
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'lunch-chosen', subject: surveySubject(event), changes });
    if (ended.length > 0) await tellEnded(tx, deps, { event: known, ended, author: actor.email, now });
  });
};

/**
 * A proposal of another lunch elsewhere than the chosen one ends with what came with it; so does what was agreed of the place of a lunch that
 * is at the venue again.
 */
const withoutEnded = (
  record: EventRecord,
  { dayIndex, choice, ended }: { dayIndex: number; choice: Pick<Lunch, 'type' | 'service'>; ended: readonly KeptCharge[] },
): TakenBack => {
  const isPlace = ({ key, field }: Pick<ChangedValue, 'key' | 'field'>) =>
    key === stepKey({ type: 'lunch', dayIndex }) && field === 'service';
  const without = withoutCharges(record, ended);
  const raised = ended.length > 0 ? withRaisedSequence(without.record) : without.record;
  if (isLunchOutside(lunchServedAs(choice))) return { ...without, record: raised };
  return { record: withAgreedWhere(raised, (value) => !isPlace(value)), restored: without.restored.filter((value) => !isPlace(value)) };
};

const tellEnded = async (
  tx: Transaction,
  deps: SurveyDeps,
  { ended, ...told }: { event: EventRow; ended: readonly KeptCharge[]; author: string; now: number },
): Promise<void> => {
  // One that was waived costs the customer nothing.
  for (const charge of ended.filter(({ state }) => state !== 'waived'))
    await recordWithdrawn(tx, deps, { ...told, withdrawn: supplementOfCharge(charge) });
  await tellSupplements(tx, deps, told);
};

const write = async (
  tx: Transaction,
  { tables: { surveyStep } }: SurveyDeps,
  { row, choice }: { row: StepRow; choice: Pick<Lunch, 'isServiceStaffChoice' | 'type' | 'service'> },
): Promise<void> => {
  const { isServiceStaffChoice, type, service } = choice;
  const before = row.initial as LunchInitial;
  // A lunch outside is charged or waived as its survey is accepted.
  const reference = isLunchOutside(lunchServedAs(choice)) ? before.service : service;
  const initial: LunchInitial = { ...before, isServiceStaffChoice, type, service: reference };
  await tx
    .update(surveyStep)
    .set({ answers: { ...row.answers, service }, initial, version: row.version + 1 })
    .where(and(eq(surveyStep.eventId, row.eventId), eq(surveyStep.key, row.key)))
    .returning();
};
