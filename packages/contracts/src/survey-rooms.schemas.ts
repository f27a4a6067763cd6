import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { roomSetUp } from './room-set-up.ts';
import { index, ofDay } from './survey-call.ts';
import { comment, count, halfDay, kept, moved, saved, staleWith, text, time } from './survey-step.ts';
import { maxComment, maxPlenaryName, surveyConfigurations, surveyEquipments } from './survey-terms.ts';

/** `initial…`: as signed, or as staff accepted since; null: nothing to compare. */
export const roomStep = kept.extend({
  halfDay,
  /** Room held for it; null: not assigned. */
  roomName: z.string().nullable(),
  /** People that the room holds in each set-up; absent: unknown. */
  setUps: z.array(roomSetUp).optional(),
  displayedMeetingName: z.string(),
  pax: z.int().nullable(),
  initialPax: z.int().nullable(),
  paxChanged: z.boolean(),
  paxDirection: z.enum(['higher', 'lower']).nullable(),
  configuration: z.enum(surveyConfigurations),
  initialConfiguration: z.enum(surveyConfigurations).nullable(),
  configurationChanged: z.boolean(),
  startTime: z.string().nullable(),
  initialStartTime: z.string().nullable(),
  endTime: z.string().nullable(),
  initialEndTime: z.string().nullable(),
  /** Differs from the initial one; whether it warns is a rule of its own. */
  endTimeChanged: z.boolean(),
  endTimeWarning: z.boolean(),
  equipments: z.array(z.enum(surveyEquipments)),
  accurateRoomConfiguration: z.string(),
  comment: z.string(),
});
export type RoomStep = z.infer<typeof roomStep>;

const roomBody = moved.extend({
  displayedMeetingName: text(maxPlenaryName),
  pax: count,
  configuration: z.enum(surveyConfigurations).nullish(),
  startTime: time,
  endTime: time,
  equipments: z.array(z.enum(surveyEquipments)).max(surveyEquipments.length).nullish(),
  accurateRoomConfiguration: text(maxComment),
  comment,
});

const ofPlenary = ofDay.extend({ plenaryIndex: index });
const ofSubcommittee = ofDay.extend({ subcommitteeIndex: index });

export const getPlenary = {
  summary: 'Plenary room step of a day',
  params: ofPlenary,
  response: roomStep,
} satisfies EndpointSchemas;

export const savePlenary = {
  summary: 'Saves the plenary room step of a day',
  params: ofPlenary,
  body: roomBody,
  response: saved,
  problemMembers: staleWith(roomStep),
} satisfies EndpointSchemas;

export const getSubcommittee = {
  summary: 'Subcommittee room step of a day',
  params: ofSubcommittee,
  response: roomStep,
} satisfies EndpointSchemas;

export const saveSubcommittee = {
  summary: 'Saves the subcommittee room step of a day',
  params: ofSubcommittee,
  body: roomBody,
  response: saved,
  problemMembers: staleWith(roomStep),
} satisfies EndpointSchemas;
