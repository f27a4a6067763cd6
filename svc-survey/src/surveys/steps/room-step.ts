import { roomFaults } from '@plenary/contracts/survey-faults';
import type * as surveyRoomsSchemas from '@plenary/contracts/survey-rooms.schemas';
import type { RoomStep } from '@plenary/contracts/survey-rooms.schemas';
import { configurationWarns, endTimeWarns, paxDirection } from '@plenary/contracts/survey-rules';
import {
  defaultSurveyConfiguration,
  type SurveyConfiguration,
  type SurveyEquipment,
  surveyEquipments,
} from '@plenary/contracts/survey-terms';
import type * as z from 'zod';
import { keptChoice, keptText, type StepKind } from '../step-kind.ts';

export interface RoomAnswers {
  displayedMeetingName: string;
  pax: number | null;
  configuration: SurveyConfiguration;
  startTime: string | null;
  endTime: string | null;
  equipments: readonly SurveyEquipment[];
  accurateRoomConfiguration: string;
  comment: string;
}
export interface RoomInitial {
  pax: number | null;
  configuration: SurveyConfiguration | null;
  startTime: string | null;
  endTime: string | null;
}
type Body = z.output<typeof surveyRoomsSchemas.savePlenary.body>;

const roomKind = (place: 'plenary' | 'subcommittee'): StepKind<RoomAnswers, RoomInitial, Body, RoomStep> => ({
  answersOf: (body) => ({
    displayedMeetingName: keptText(body.displayedMeetingName),
    pax: body.pax,
    configuration: body.configuration ?? defaultSurveyConfiguration,
    startTime: keptChoice(body.startTime),
    endTime: keptChoice(body.endTime),
    equipments: surveyEquipments.filter((equipment) => body.equipments?.includes(equipment)),
    accurateRoomConfiguration: keptText(body.accurateRoomConfiguration),
    comment: keptText(body.comment),
  }),
  faults: (answers, { startTime, endTime }, { openingHours, halfDay }) =>
    roomFaults(answers, { place, halfDay, openingHours, initialTimes: [startTime, endTime] }),
  present: ({ version, isSaved, answers, initial }, { halfDay, country, roomName, setUps }) => {
    const { pax, configuration, endTime, equipments } = answers;
    const direction = paxDirection(pax, initial.pax);
    return {
      version,
      isSaved,
      halfDay,
      roomName,
      ...(setUps && { setUps: [...setUps] }),
      ...answers,
      equipments: [...equipments],
      initialPax: initial.pax,
      paxChanged: direction !== null,
      paxDirection: direction,
      initialConfiguration: initial.configuration,
      configurationChanged: configurationWarns(configuration, initial.configuration),
      initialStartTime: initial.startTime,
      initialEndTime: initial.endTime,
      endTimeChanged: endTime !== initial.endTime,
      endTimeWarning: endTimeWarns({ halfDay, country, endTime, initialEndTime: initial.endTime }),
    };
  },
  compared: (now, signed) => ({ step: place, now, signed }),
  accepted: (answers) => {
    const { pax, configuration, startTime, endTime } = answers;
    return { answers, initial: { pax, configuration, startTime, endTime } };
  },
});

export const plenaryKind = roomKind('plenary');
export const subcommitteeKind = roomKind('subcommittee');
