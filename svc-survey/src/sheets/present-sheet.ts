import { isLunchOutside, lunchServedAs } from '@plenary/contracts/lunch-place';
import type { SurveyedSheet } from '@plenary/contracts/sheets.schemas';
import { type EventStatus, upsellNames } from '@plenary/contracts/survey-terms';
import type { EventRow, StepRow } from '../db/tables.ts';
import { proposedCharges } from '../events/charges.ts';
import type { CapacityOverride, EventRecord } from '../events/event-record.ts';
import { stepKey, stepOfKey } from '../events/step-keys.ts';
import { chosenAddons, supplementsOf } from '../events/supplements-of.ts';
import { agreedLunch } from '../surveys/agreed-lunch.ts';
import type { AfterworkAnswers } from '../surveys/steps/afterwork-step.ts';
import type { ContactAnswers } from '../surveys/steps/contact-step.ts';
import type { LunchAnswers, LunchInitial } from '../surveys/steps/lunch-step.ts';
import type { RoomAnswers } from '../surveys/steps/room-step.ts';
import type { TeamBuildingAnswers } from '../surveys/steps/team-building-step.ts';
import type { WellnessAnswers } from '../surveys/steps/wellness-step.ts';

type Steps = ReadonlyMap<string, StepRow>;
type SheetDay = SurveyedSheet['days'][number];

/** The days of an event that are wanted, as its survey describes them now. */
export const presentSheet = (event: EventRow, steps: Steps, isWanted: (date: string) => boolean): SurveyedSheet => {
  const { record } = event;
  const { firstname, lastname, companyName } = record.customer;
  const contact = answersOf<ContactAnswers>(steps, 'contact');
  const { agreed } = chosenAddons(steps.get('upsell'));
  const { agreed: extras } = supplementsOf(event, steps.get('upsell'));
  return {
    eventId: event.id,
    quoteId: event.quoteId,
    status: event.status as EventStatus,
    customer: { name: nameOf(firstname, lastname), companyName },
    contact: {
      name: nameOf(contact?.firstname, contact?.lastname),
      phone: contact?.phoneNumber ?? '',
      email: contact?.email ?? '',
      jobTitle: contact?.jobTitle ?? '',
    },
    addons: upsellNames.filter((name) => record.addons.includes(name) || agreed.includes(name)),
    comment: answersOf<{ comment: string }>(steps, 'additional-needs')?.comment ?? '',
    isPriceOpen: proposedCharges(record).length > 0,
    extras: extras.map(({ addon, label }) => ({ addon, ...(label !== undefined && { label }) })),
    allDays: record.days.map(({ date }) => date),
    days: record.days.flatMap(({ date }, dayIndex) => (isWanted(date) ? [presentDay(event, steps, dayIndex)] : [])),
  };
};

const nameOf = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

const answersOf = <A>(steps: Steps, key: string): A | undefined => steps.get(key)?.answers as A | undefined;

const presentDay = ({ record }: EventRow, steps: Steps, dayIndex: number): SheetDay => {
  const { date = '', steps: keys = [], rooms = {} } = record.days[dayIndex] ?? {};
  const asked = <A>(type: 'wellness' | 'afterwork' | 'team-building'): A | undefined => {
    const key = stepKey({ type, dayIndex });
    return keys.includes(key) ? answersOf<A>(steps, key) : undefined;
  };
  const lunch = stepKey({ type: 'lunch', dayIndex });
  const wellness = asked<WellnessAnswers>('wellness');
  const teamBuilding = asked<TeamBuildingAnswers>('team-building');
  const afterwork = asked<AfterworkAnswers>('afterwork');
  return {
    day: date,
    rooms: keys.flatMap((key) => presentRoom(steps, key, { roomName: rooms[key] ?? null, overrides: record.capacityOverrides })),
    lunch: keys.includes(lunch) ? presentLunch(steps.get(lunch), record) : null,
    wellness: wellness
      ? { pax: wellness.pax, startTime: wellness.startTime, duration: wellness.duration, comment: wellness.comment }
      : null,
    teamBuilding: teamBuilding ? { ...hoursOf(teamBuilding), comment: teamBuilding.comment } : null,
    afterwork: afterwork ? { ...hoursOf(afterwork), diets: afterwork.allergies, comment: afterwork.comment } : null,
  };
};

const hoursOf = ({ pax, startTime, endTime }: Pick<TeamBuildingAnswers, 'pax' | 'startTime' | 'endTime'>) => ({ pax, startTime, endTime });

interface Kept {
  roomName: string | null;
  overrides: readonly CapacityOverride[] | undefined;
}

const presentRoom = (steps: Steps, key: string, { roomName, overrides = [] }: Kept): SheetDay['rooms'] => {
  const step = stepOfKey(key);
  const answers = answersOf<RoomAnswers>(steps, key);
  if (!answers || (step.type !== 'plenary' && step.type !== 'subcommittee')) return [];
  const { displayedMeetingName: title, configuration, equipments, accurateRoomConfiguration: layout, comment } = answers;
  const allowed = overrides.findLast((one) => one.key === key && one.configuration === configuration);
  return [
    {
      ...(allowed && { allowed: { pax: allowed.pax, by: allowed.by } }),
      place: step.type,
      index: step.index,
      roomName,
      title,
      configuration,
      equipments: [...equipments],
      layout,
      comment,
      ...hoursOf(answers),
    },
  ];
};

/** One at the venue is as its customer last answered; a place outside, and the way back from it, wait until they are agreed on. */
const presentLunch = (row: StepRow | undefined, record: EventRecord): SheetDay['lunch'] => {
  if (!row) return null;
  const { pax, service, allergies: diets, comment } = row.answers as LunchAnswers;
  const servedAs = lunchServedAs({ type: (row.initial as LunchInitial).type, service });
  const agreed = agreedLunch(row, record);
  const isElsewhere = [agreed.service, servedAs].some((place) => place !== null && isLunchOutside(place));
  return { ...(isElsewhere ? agreed : { pax, service: servedAs }), diets, comment };
};
