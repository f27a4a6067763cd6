import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { forGuests, forSavers, ofDay, surveyPath } from './survey-call.ts';
import { allergies, comment, count, halfDay, kept, moved, saved, staleWith, text, time } from './survey-step.ts';

export const wellnessStep = kept.extend({
  pax: z.int().nullable(),
  startTime: z.string().nullable(),
  /** ISO 8601: `PT15M`. */
  duration: z.string().nullable(),
  initialDuration: z.string().nullable(),
  durationWarning: z.boolean(),
  comment: z.string(),
});
export type WellnessStep = z.infer<typeof wellnessStep>;

export const getWellness = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${surveyPath}/day/{dayIndex}/wellness`,
  summary: 'Wellness step of a day',
  params: ofDay,
  response: wellnessStep,
});

export const saveWellness = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${surveyPath}/day/{dayIndex}/wellness`,
  summary: 'Saves the wellness step of a day',
  params: ofDay,
  body: moved.extend({ startTime: time, duration: text(10), pax: count, comment }),
  response: saved,
  problemMembers: staleWith(wellnessStep),
});

export const afterworkStep = kept.extend({
  pax: z.int().nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  initialEndTime: z.string().nullable(),
  endTimeChanged: z.boolean(),
  endTimeWarning: z.boolean(),
  allergies: z.string(),
  comment: z.string(),
});
export type AfterworkStep = z.infer<typeof afterworkStep>;

export const getAfterwork = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${surveyPath}/day/{dayIndex}/afterwork`,
  summary: 'Afterwork step of a day',
  params: ofDay,
  response: afterworkStep,
});

export const saveAfterwork = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${surveyPath}/day/{dayIndex}/afterwork`,
  summary: 'Saves the afterwork step of a day',
  params: ofDay,
  body: moved.extend({ pax: count, comment, allergies, startTime: time, endTime: time }),
  response: saved,
  problemMembers: staleWith(afterworkStep),
});

export const teamBuildingStep = kept.extend({
  halfDay,
  pax: z.int().nullable(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  comment: z.string(),
});
export type TeamBuildingStep = z.infer<typeof teamBuildingStep>;

export const getTeamBuilding = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${surveyPath}/day/{dayIndex}/team-building`,
  summary: 'Team-building step of a day',
  params: ofDay,
  response: teamBuildingStep,
});

export const saveTeamBuilding = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${surveyPath}/day/{dayIndex}/team-building`,
  summary: 'Saves the team-building step of a day',
  params: ofDay,
  body: moved.extend({ pax: count, comment, startTime: time, endTime: time }),
  response: saved,
  problemMembers: staleWith(teamBuildingStep),
});
