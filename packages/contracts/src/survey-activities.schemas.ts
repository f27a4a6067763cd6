import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { roomSetUp } from './room-set-up.ts';
import { ofDay } from './survey-call.ts';
import { allergies, comment, count, halfDay, initialPax, kept, moved, saved, staleWith, text, time } from './survey-step.ts';

export const wellnessStep = kept.extend({
  pax: z.int().nullable(),
  startTime: z.string().nullable(),
  /** ISO 8601: `PT15M`. */
  duration: z.string().nullable(),
  initialDuration: z.string().nullable(),
  initialPax,
  durationWarning: z.boolean(),
  comment: z.string(),
});
export type WellnessStep = z.infer<typeof wellnessStep>;

export const getWellness = {
  summary: 'Wellness step of a day',
  params: ofDay,
  response: wellnessStep,
} satisfies EndpointSchemas;

export const saveWellness = {
  summary: 'Saves the wellness step of a day',
  params: ofDay,
  body: moved.extend({ startTime: time, duration: text(10), pax: count, comment }),
  response: saved,
  problemMembers: staleWith(wellnessStep),
} satisfies EndpointSchemas;

export const afterworkStep = kept.extend({
  /** People that the common space of the evening holds; absent: unknown. */
  setUps: z.array(roomSetUp).optional(),
  pax: z.int().nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  initialPax,
  initialStartTime: z.string().nullish(),
  initialEndTime: z.string().nullable(),
  endTimeChanged: z.boolean(),
  endTimeWarning: z.boolean(),
  allergies: z.string(),
  comment: z.string(),
});
export type AfterworkStep = z.infer<typeof afterworkStep>;

export const getAfterwork = {
  summary: 'Afterwork step of a day',
  params: ofDay,
  response: afterworkStep,
} satisfies EndpointSchemas;

export const saveAfterwork = {
  summary: 'Saves the afterwork step of a day',
  params: ofDay,
  body: moved.extend({ pax: count, comment, allergies, startTime: time, endTime: time }),
  response: saved,
  problemMembers: staleWith(afterworkStep),
} satisfies EndpointSchemas;

export const teamBuildingStep = kept.extend({
  halfDay,
  pax: z.int().nullable(),
  initialPax,
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  /** Once staff have accepted an end: the quote has none. */
  initialEndTime: z.string().nullish(),
  comment: z.string(),
});
export type TeamBuildingStep = z.infer<typeof teamBuildingStep>;

export const getTeamBuilding = {
  summary: 'Team-building step of a day',
  params: ofDay,
  response: teamBuildingStep,
} satisfies EndpointSchemas;

export const saveTeamBuilding = {
  summary: 'Saves the team-building step of a day',
  params: ofDay,
  body: moved.extend({ pax: count, comment, startTime: time, endTime: time }),
  response: saved,
  problemMembers: staleWith(teamBuildingStep),
} satisfies EndpointSchemas;
