import { addonPeople } from '@plenary/contracts/addon-people';
import type { BookingEvent } from '@plenary/contracts/events';
import { packageHours } from '@plenary/contracts/package-hours';
import type { Duration, SearchDay, SearchRoom } from '@plenary/contracts/search';
import { type HalfDay, includedWellnessDuration, maxSurveyPax, upsellNames } from '@plenary/contracts/survey-terms';
import { defaultTeamBuildingTimes, isoDurationOf } from '@plenary/contracts/survey-times';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { EventRecord } from '../events/event-record.ts';
import { lunchPaxOf } from '../events/event-record-of.ts';
import { stepOfKey } from '../events/step-keys.ts';
import type { UpsellAnswers, UpsellInitial } from '../events/upsell-answers.ts';
import type { StepAnswers, StepInitial } from './step-kind.ts';
import type { AfterworkAnswers, AfterworkInitial } from './steps/afterwork-step.ts';
import type { ContactAnswers } from './steps/contact-step.ts';
import type { LunchAnswers, LunchInitial } from './steps/lunch-step.ts';
import type { RoomAnswers, RoomInitial } from './steps/room-step.ts';
import type { TeamBuildingAnswers, TeamBuildingInitial } from './steps/team-building-step.ts';
import type { WellnessAnswers, WellnessInitial } from './steps/wellness-step.ts';

export interface NewStep {
  key: string;
  answers: StepAnswers;
  initial: StepInitial;
}

type SignedRoom = Omit<SearchRoom, 'duration'> & { duration: HalfDay };

/** The space of an evening alone: everybody stands. */
const eveningRoom = ({ pax }: SearchRoom): SignedRoom => ({ pax, configuration: 'standing', duration: 'Soirée' });

const roomStep = ({ pax, configuration, duration }: SignedRoom, country: CountryCode): { answers: RoomAnswers; initial: RoomInitial } => {
  const signed = { pax, configuration, ...packageHours(duration, country) };
  return {
    answers: { ...signed, displayedMeetingName: '', equipments: [], accurateRoomConfiguration: '', comment: '' },
    initial: signed,
  };
};

const lunchStep = (day: SearchDay, lunches: BookingEvent['lunches']): { answers: LunchAnswers; initial: LunchInitial } => {
  const booked = lunches.find((lunch) => lunch.day === day.date);
  const [pax, service] = [lunchPaxOf(day), booked?.service ?? null];
  const unknown = { service1: maxSurveyPax, service2: maxSurveyPax };
  return {
    answers: { pax, service, allergies: '', comment: '' },
    initial: { pax, service, serviceCapacities: booked?.seatsLeft ?? unknown, isServiceStaffChoice: false, type: 'standard' },
  };
};

const wellnessStep = (pax: number): { answers: WellnessAnswers; initial: WellnessInitial } => {
  const duration = isoDurationOf(includedWellnessDuration);
  return { answers: { pax, startTime: null, duration, comment: '' }, initial: { pax, duration } };
};

/** 18:00 to 19:30 as the quote has it (spec/booking.md §9). */
const afterworkStep = (pax: number): { answers: AfterworkAnswers; initial: AfterworkInitial } => {
  const signed = { pax, startTime: '18:00', endTime: '19:30' };
  return { answers: { ...signed, allergies: '', comment: '' }, initial: signed };
};

const teamBuildingStep = (pax: number, halfDay: Duration): { answers: TeamBuildingAnswers; initial: TeamBuildingInitial } => ({
  answers: { pax, ...defaultTeamBuildingTimes(halfDay), comment: '' },
  initial: { pax },
});

const contactAnswers = ({ firstname, lastname, email, phone }: BookingEvent['customer']): ContactAnswers => ({
  firstname,
  lastname,
  email,
  phoneNumber: phone,
  jobTitle: '',
});

const dayStep = (key: string, booking: BookingEvent): Omit<NewStep, 'key'> => {
  const step = stepOfKey(key);
  if (!('dayIndex' in step)) throw new Error(`no step of a day: ${key}`);
  const day = booking.days[step.dayIndex];
  if (!day) throw new Error(`no such day: ${key}`);
  const { plenary, subcommittees } = day;
  switch (step.type) {
    case 'plenary':
      return roomStep(day.evening ? eveningRoom(plenary) : plenary, booking.countryCode);
    case 'subcommittee':
      return roomStep(subcommittees[step.index] ?? plenary, booking.countryCode);
    case 'lunch':
      return lunchStep(day, booking.lunches);
    case 'wellness':
      return wellnessStep(plenary.pax);
    case 'afterwork':
      return afterworkStep(addonPeople(day, 'afterwork'));
    case 'team-building':
      return teamBuildingStep(addonPeople(day, 'teambuilding'), plenary.duration);
  }
};

/** Steps of a new survey, answered with what the signed quote and the account say. */
export const initialSteps = (record: EventRecord, booking: BookingEvent): NewStep[] => {
  const upsell: { answers: UpsellAnswers; initial: UpsellInitial } = {
    answers: { asked: [], comment: '' },
    initial: { inQuote: upsellNames.filter((name) => record.addons.includes(name)), agreed: [] },
  };
  return [
    { key: 'contact', answers: contactAnswers(booking.customer), initial: {} },
    ...record.days.flatMap(({ steps }) => steps).map((key) => ({ key, ...dayStep(key, booking) })),
    { key: 'additional-needs', answers: { comment: '' }, initial: {} },
    { key: 'upsell', ...upsell },
  ];
};
