import { countedAddons } from '@plenary/contracts/addon-people';
import { type AgreedPeople, peopleAgreed } from '@plenary/contracts/events';
import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { AddonPax } from '@plenary/contracts/search';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { stepKey } from '../events/step-keys.ts';
import { orderOf } from './lunch-order.ts';
import type { AfterworkAnswers } from './steps/afterwork-step.ts';
import type { RoomAnswers, RoomInitial } from './steps/room-step.ts';
import type { TeamBuildingAnswers } from './steps/team-building-step.ts';
import { readSteps } from './survey-steps.ts';

interface Told {
  /** As accepted: its revision is the sequence. */
  event: EventRow;
  steps: ReadonlyMap<string, StepRow>;
  /** Who has the booking priced for them; undefined: its price stays. */
  pricedBy: AgreedPeople['pricedBy'];
  /** The customer's, as staff wrote it down; undefined: the customer is asked. */
  consent?: AgreedPeople['consent'];
  now: number;
}

/** Tells svc-booking how many people an acceptance is for, in its transaction. */
export const tellAgreedPeople = async (
  tx: Transaction,
  { database, wantedEvents }: SurveyDeps,
  { event: { id, quoteId, record, revision }, steps, pricedBy, consent, now }: Told,
): Promise<void> => {
  if (!quoteId || !wantedEvents.has(peopleAgreed)) return;
  const days = record.days.flatMap(({ date }, dayIndex) => {
    const plenary = steps.get(stepKey({ type: 'plenary', dayIndex, index: 0 }));
    const pax = (plenary?.answers as RoomAnswers | undefined)?.pax;
    const was = (plenary?.initial as RoomInitial | undefined)?.pax ?? undefined;
    const lunchPax = eatingAtVenue(steps.get(stepKey({ type: 'lunch', dayIndex })));
    const addonPax = addonPeopleOf(record, steps, dayIndex);
    if (!pax) return [];
    const day = { day: date, pax, ...(was && { was }), ...(lunchPax !== null && { lunchPax }) };
    return [{ ...day, ...(Object.keys(addonPax).length > 0 && { addonPax }) }];
  });
  const payload: AgreedPeople = { quoteId, days, ...(pricedBy && { pricedBy, ...(consent && { consent }) }) };
  const told = { id: `${id}-people-${revision}`, type: peopleAgreed, aggregateId: quoteId, sequence: revision, payload };
  await appendEvent(tx, database, told, now);
};

/** Tells svc-booking the people that the answers are compared with, after an agreement was taken back. */
export const tellPeopleAsBefore = async (tx: Transaction, deps: SurveyDeps, { event, now }: Pick<Told, 'event' | 'now'>): Promise<void> => {
  const steps = await readSteps(tx, deps.tables, event.id);
  const before = new Map([...steps].map(([key, row]) => [key, { ...row, answers: { ...row.answers, ...row.initial } }]));
  await tellAgreedPeople(tx, deps, { event, steps: before, pricedBy: undefined, now });
};

/** People of the add-ons that the quote has: one that was agreed on since is a supplement. */
const addonPeopleOf = ({ addons }: EventRow['record'], steps: Told['steps'], dayIndex: number): AddonPax => {
  const peopleOf = (type: 'afterwork' | 'team-building') =>
    (steps.get(stepKey({ type, dayIndex }))?.answers as AfterworkAnswers | TeamBuildingAnswers | undefined)?.pax;
  const people = { teambuilding: peopleOf('team-building'), afterwork: peopleOf('afterwork') };
  return Object.fromEntries(countedAddons.flatMap((addon) => (addons.includes(addon) && people[addon] ? [[addon, people[addon]]] : [])));
};

/** A lunch elsewhere is charged by itself. */
const eatingAtVenue = (lunch: StepRow | undefined): number | null => {
  const order = lunch && orderOf(lunch);
  return order && !isLunchOutside(lunchServedAs(order)) ? order.pax : null;
};
