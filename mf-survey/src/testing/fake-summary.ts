import {
  type ComparedStep,
  type ComparedValues,
  referenceOf,
  surveyDifferences,
  warnedFields,
} from '@plenary/contracts/survey-differences';
import type { RoomStep } from '@plenary/contracts/survey-rooms.schemas';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import type { HalfDay } from '@plenary/contracts/survey-terms';
import type { FakeSteps } from './fake-steps.ts';

const calm = <V>(value: V) => ({ value, hasWarning: false });
const field = <V>(value: V, hasWarning: boolean) => ({ value, hasWarning });

/** Fields of a step with their warnings, by the rule that browser and service share. */
const marker = (step: ComparedStep, loaded: ComparedValues & Parameters<typeof referenceOf>[0], halfDay: HalfDay = 'AM, PM') => {
  const warned = warnedFields(surveyDifferences(step, { now: loaded, signed: referenceOf(loaded), halfDay, country: 'FRA' }));
  return <V>(name: string, value: V) => field(value, warned.includes(name));
};

const roomOf = (room: RoomStep, index: number) => {
  const mark = marker('plenary', room, room.halfDay);
  return {
    index,
    isSaved: room.isSaved,
    roomName: room.roomName,
    displayedMeetingName: calm(room.displayedMeetingName),
    pax: mark('pax', room.pax),
    configuration: mark('configuration', room.configuration),
    startTime: mark('startTime', room.startTime),
    endTime: mark('endTime', room.endTime),
    equipments: calm(room.equipments),
    accurateRoomConfiguration: calm(room.accurateRoomConfiguration),
    comment: calm(room.comment),
  };
};

const namesMissing = (steps: FakeSteps): SurveySummary['errors'] => {
  const rooms = [
    ['/day/0/plenary/0', 'days.0.plenaries.0'],
    ['/day/0/subcommittee/0', 'days.0.subcommittees.0'],
    ['/day/0/subcommittee/1', 'days.0.subcommittees.1'],
    ['/day/1/plenary/0', 'days.1.plenaries.0'],
  ] as const;
  return Object.fromEntries(
    rooms
      .filter(([path]) => steps[path].displayedMeetingName === '')
      .map(([, name]) => [`${name}.displayedMeetingName`, 'required'] as const),
  );
};

/** The summary of these steps, by the rules that browser and service share. */
export const summaryOf = (steps: FakeSteps): SurveySummary => {
  const contact = steps[''];
  const { '/day/0/lunch': lunch, '/day/0/wellness': wellness, '/day/0/afterwork': afterwork, '/upsell': upsell } = steps;
  const asked = upsell.addons.filter(({ state }) => state === 'asked').map(({ name }) => name);
  const teambuilding = steps['/day/1/team-building'];
  const [ofLunch, ofWellness] = [marker('lunch', lunch), marker('wellness', wellness)];
  const [ofAfterwork, ofTeamBuilding] = [marker('afterwork', afterwork), marker('team-building', teambuilding, 'AM')];
  const summary = {
    startDate: '2027-01-19',
    endDate: '2027-01-20',
    buildingName: 'Ternes',
    contact: {
      firstname: calm(contact.firstname),
      lastname: calm(contact.lastname),
      email: calm(contact.email),
      phoneNumber: calm(contact.phoneNumber),
      jobTitle: calm(contact.jobTitle),
    },
    days: [
      {
        date: '2027-01-19',
        halfDay: 'AM, PM' as const,
        plenaries: [roomOf(steps['/day/0/plenary/0'], 0)],
        subcommittees: [roomOf(steps['/day/0/subcommittee/0'], 0), roomOf(steps['/day/0/subcommittee/1'], 1)],
        lunch: {
          pax: ofLunch('pax', lunch.pax),
          service: ofLunch('service', lunch.service),
          type: calm(lunch.type),
          allergies: calm(lunch.allergies),
          comment: calm(lunch.comment),
        },
        wellness: {
          pax: ofWellness('pax', wellness.pax),
          startTime: calm(wellness.startTime),
          duration: ofWellness('duration', wellness.duration),
          format: calm('discovery' as const),
          comment: calm(wellness.comment),
        },
        afterwork: {
          pax: ofAfterwork('pax', afterwork.pax),
          startTime: ofAfterwork('startTime', afterwork.startTime),
          endTime: ofAfterwork('endTime', afterwork.endTime),
          allergies: calm(afterwork.allergies),
          comment: calm(afterwork.comment),
        },
        teambuilding: null,
      },
      {
        date: '2027-01-20',
        halfDay: 'AM' as const,
        plenaries: [roomOf(steps['/day/1/plenary/0'], 0)],
        subcommittees: [],
        lunch: null,
        wellness: null,
        afterwork: null,
        teambuilding: {
          pax: ofTeamBuilding('pax', teambuilding.pax),
          startTime: calm(teambuilding.startTime),
          endTime: ofTeamBuilding('endTime', teambuilding.endTime),
          comment: calm(teambuilding.comment),
        },
      },
    ],
    comment: calm(steps['/additional-needs'].comment),
    upsell: { asked: field(asked, asked.length > 0), comment: calm(upsell.comment) },
    errors: namesMissing(steps),
  };
  return { ...summary, hasWarning: JSON.stringify(summary).includes('"hasWarning":true') };
};
