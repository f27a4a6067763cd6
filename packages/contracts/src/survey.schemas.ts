import * as z from 'zod';
import type { EndpointSchemas } from './endpoint.ts';
import { eventStatus, meetingScientist, salesforceId } from './meeting-events.schemas.ts';
import { ofDay, ofEvent } from './survey-call.ts';
import { halfDay, surveyTarget } from './survey-step.ts';
import { dayStepTypes } from './survey-terms.ts';
import { countryCode, day } from './vocabulary.ts';

const entry = z.object({ isSaved: z.boolean(), hasWarning: z.boolean() });
export const stepper = z.object({
  contact: entry,
  days: z.array(
    z.object({
      date: day,
      halfDay,
      /** `index` of a plenary or subcommittee within its day. */
      steps: z.array(entry.extend({ type: z.enum(dayStepTypes), index: z.int().optional() })),
    }),
  ),
  'additional-needs': entry,
  /** Absent where every add-on is in the quote. */
  upsell: entry.optional(),
  /** Saved: the summary was, and nothing was edited since. */
  summary: entry,
});
export type Stepper = z.infer<typeof stepper>;

export const getSurvey = {
  summary: 'Overview of a survey: its steps, its Meeting Scientist, whether it still takes answers',
  params: ofEvent,
  response: z.object({
    eventId: salesforceId,
    stepper,
    meetingScientist,
    venueCountry: countryCode,
    isLogOk: z.boolean(),
    /** Half of the first day; each day has its own. */
    halfDay,
    status: eventStatus,
    buildingName: z.string(),
    startDate: day,
    endDate: day,
    openingHours: z.object({ opens: z.int(), closes: z.int(), slotMinutes: z.int() }),
    /** Message with which staff sent the survey back; null: they did not, or it was saved again since. */
    staffMessage: z.string().nullable(),
    /** False for a visitor with the share link: no client area to go back to. */
    isOwner: z.boolean(),
  }),
  /** The quote of an event of the caller whose booking has ended; absent: there is no such event. */
  problemMembers: { 'not-found': z.object({ endedQuoteId: z.uuid().optional() }) },
} satisfies EndpointSchemas;
export type SurveyOverview = z.infer<typeof getSurvey.response>;

export const getSurveyDay = {
  summary: 'A day of a survey with its steps',
  params: ofDay,
  response: z.object({
    dayIndex: z.int(),
    date: day,
    halfDay,
    steps: stepper.shape.days.element.shape.steps,
    /** First step of the day. */
    firstStep: surveyTarget,
  }),
} satisfies EndpointSchemas;
export type SurveyDay = z.infer<typeof getSurveyDay.response>;
