import * as z from 'zod';
import { agreedChange } from './agreed-change.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { eventStatus } from './meeting-events.schemas.ts';
import { fieldErrors } from './problem.ts';
import { lunchCharge, supplement } from './supplements.ts';
import { ofEvent } from './survey-call.ts';
import { halfDay } from './survey-step.ts';
import { lunchServices, lunchTypes, surveyConfigurations, surveyEquipments, upsellNames, wellnessFormats } from './survey-terms.ts';
import { day } from './vocabulary.ts';

const field = <S extends z.ZodType>(value: S) => z.object({ value, hasWarning: z.boolean() });
const textField = field(z.string());
const timeField = field(z.string().nullable());
const paxField = field(z.int().nullable());
const roomFields = z.object({
  index: z.int(),
  isSaved: z.boolean(),
  roomName: z.string().nullable(),
  displayedMeetingName: textField,
  pax: paxField,
  configuration: field(z.enum(surveyConfigurations)),
  startTime: timeField,
  endTime: timeField,
  equipments: field(z.array(z.enum(surveyEquipments))),
  accurateRoomConfiguration: textField,
  comment: textField,
});

/** `hasWarning` of a field: staff has to validate it. */
export const surveySummary = z.object({
  startDate: day,
  endDate: day,
  buildingName: z.string(),
  contact: z.object({ firstname: textField, lastname: textField, email: textField, phoneNumber: textField, jobTitle: textField }),
  days: z.array(
    z.object({
      date: day,
      halfDay,
      plenaries: z.array(roomFields),
      subcommittees: z.array(roomFields),
      lunch: z
        .object({
          pax: paxField,
          service: field(z.enum(lunchServices).nullable()),
          type: field(z.enum(lunchTypes)),
          allergies: textField,
          comment: textField,
        })
        .nullable(),
      wellness: z
        .object({
          pax: paxField,
          startTime: timeField,
          duration: timeField,
          format: field(z.enum(wellnessFormats)).optional(),
          comment: textField,
        })
        .nullable(),
      afterwork: z.object({ pax: paxField, startTime: timeField, endTime: timeField, allergies: textField, comment: textField }).nullable(),
      teambuilding: z.object({ pax: paxField, startTime: timeField, endTime: timeField, comment: textField }).nullable(),
    }),
  ),
  comment: textField,
  upsell: z.object({ asked: field(z.array(z.enum(upsellNames))), comment: textField }),
  /** Supplements agreed on since the quote, and charges that wait for the customer's answer; for the owner alone. */
  supplements: z.object({ agreed: z.array(supplement), proposed: z.array(supplement) }).optional(),
  /** Values agreed on since the signature; absent: an answer of before they were kept. */
  agreed: z.array(agreedChange).optional(),
  /** Lunches outside that will be charged once staff accept them; for the owner alone. */
  lunchCharges: z.array(lunchCharge).optional(),
  /** Rises with each change of the survey; absent: from an older release. */
  revision: z.int().optional(),
  hasWarning: z.boolean(),
  /** Faults that block saving the summary, by field (`days.0.plenaries.0.displayedMeetingName`: `required`); empty: none. */
  errors: fieldErrors,
});
export type SurveySummary = z.infer<typeof surveySummary>;

export const getSummary = {
  summary: 'All answers of a survey, with what staff has to validate',
  params: ofEvent,
  response: surveySummary,
} satisfies EndpointSchemas;

/** An answer that is missing is an error at its field, as `errors` of the summary has them. */
const validation = {
  params: ofEvent,
  /** Of the summary that was read: another one is refused as stale-version, as its prices would be agreed to unread. Absent: whatever it is. */
  query: z.object({ revision: z.coerce.number().int().min(0).optional() }),
  response: z.object({ status: eventStatus, hasWarning: z.boolean() }),
};

export const validateSurvey = {
  ...validation,
  summary: 'Saves the summary: DONE, or in validation by staff',
} satisfies EndpointSchemas;
export const putValidateSurvey = {
  ...validation,
  summary: 'Saves the summary, as the POST does',
} satisfies EndpointSchemas;
