import * as z from 'zod';
import { type EndpointResponse, endpoint } from './endpoint.ts';
import { eventStatus, meetingScientist, salesforceId } from './meeting-events.ts';
import { fieldErrors, type RefusalCode } from './problem.ts';
import { addonPrice } from './supplements.ts';
import {
  dayStepTypes,
  halfDays,
  lunchServices,
  lunchTypes,
  maxAllergies,
  maxComment,
  maxContactField,
  maxPlenaryName,
  maxSurveyPhone,
  surveyActions,
  surveyConfigurations,
  surveyEquipments,
  upsellNames,
  upsellStates,
} from './survey-terms.ts';
import { countryCode, day, instant } from './vocabulary.ts';

/** The customer survey of an event (spec/logistics.md §§3, 7); what is wrong with a field is said by survey-faults.ts. */

const survey = '/api/meeting-events/{eventId}/customer-survey';
const ofEvent = z.object({ eventId: salesforceId });
const index = z.coerce.number().int().min(0).max(99);
const ofDay = ofEvent.extend({ dayIndex: index });

/** Who may call: the owner of the event, and whoever opened its share link in this browser. Others of an event that exists: not-found. */
const forGuests = { access: 'anyone', status: 200, refusals: ['authentication-required', 'not-found'] } as const;
const forSavers = {
  access: 'anyone',
  status: 200,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation', 'stale-version'],
} as const satisfies { access: 'anyone'; status: 200; refusals: readonly RefusalCode[] };

export const halfDay = z.enum(halfDays);

export const surveyTarget = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['contact', 'additional-needs', 'summary']) }),
  z.object({ type: z.enum(['plenary', 'subcommittee']), dayIndex: z.int(), index: z.int() }),
  z.object({ type: z.enum(['lunch', 'wellness', 'afterwork', 'team-building']), dayIndex: z.int() }),
]);

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

export const getSurvey = endpoint({
  ...forGuests,
  method: 'GET',
  path: survey,
  summary: 'Overview of a survey: its steps, its Meeting Scientist, whether it still takes answers',
  params: ofEvent,
  response: z.object({
    eventId: salesforceId,
    stepper,
    meetingScientist,
    venueCountry: countryCode,
    isLogOk: z.boolean(),
    /** Of the first day; each day has its own. */
    halfDay,
    status: eventStatus,
    buildingName: z.string(),
    startDate: day,
    endDate: day,
    openingHours: z.object({ opens: z.int(), closes: z.int(), slotMinutes: z.int() }),
    /** With which staff sent the survey back; null: they did not, or it was saved again since. */
    staffMessage: z.string().nullable(),
    /** False for somebody who came by the share link: no client area to go back to. */
    isOwner: z.boolean(),
  }),
});
export type SurveyOverview = EndpointResponse<typeof getSurvey>;

/** Rises with each save of the step; a save that carries an older one is refused as `stale-version`, with the newer values. */
const version = z.int().min(0);
const kept = z.object({ version, isSaved: z.boolean() });
const sent = z.object({ version: version.optional() });
const moved = sent.extend({ action: z.enum(surveyActions) });

/** Answer to every save of a step. */
const saved = z.object({ nextStep: surveyTarget, version, status: eventStatus, hasWarning: z.boolean() });
export type SavedStep = z.infer<typeof saved>;

/** Refusal of a save that did not see the newest values: `current` is the step as its GET answers it. */
const staleWith = <S extends z.ZodType>(step: S) => ({ 'stale-version': z.object({ current: step }) });

const text = (maxLength: number) => z.string().nullish().meta({ maxLength });
const time = z.string().nullish().meta({ format: 'HH:mm' });
/** Empty as a form sends it. */
const count = z
  .union([z.int().min(0), z.literal('')])
  .nullish()
  .transform((value) => value || null);
const comment = text(maxComment);
const allergies = text(maxAllergies);

export const contactStep = kept.extend({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  jobTitle: z.string(),
});
export type ContactStep = z.infer<typeof contactStep>;

export const getContact = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${survey}/contact`,
  summary: 'Contact step of a survey',
  params: ofEvent,
  response: contactStep,
});

export const saveContact = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${survey}/contact`,
  summary: 'Saves the contact step',
  params: ofEvent,
  body: sent.extend({
    firstname: text(maxContactField),
    lastname: text(maxContactField),
    email: text(maxContactField),
    phoneNumber: text(maxSurveyPhone),
    jobTitle: text(maxContactField),
  }),
  response: saved,
  problemMembers: staleWith(contactStep),
});

export const additionalNeedsStep = kept.extend({ comment: z.string() });
export type AdditionalNeedsStep = z.infer<typeof additionalNeedsStep>;

export const getAdditionalNeeds = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${survey}/additional-needs`,
  summary: 'Additional needs step of a survey',
  params: ofEvent,
  response: additionalNeedsStep,
});

export const saveAdditionalNeeds = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${survey}/additional-needs`,
  summary: 'Saves the additional needs step',
  params: ofEvent,
  body: moved.extend({ comment }),
  response: saved,
  problemMembers: staleWith(additionalNeedsStep),
});

export const upsellStep = kept.extend({
  addons: z.array(
    z.object({
      name: z.enum(upsellNames),
      state: z.enum(upsellStates),
      /** Beside the quote; null: on request; absent: in an answer of before there were prices. */
      price: addonPrice.omit({ addon: true }).nullish(),
    }),
  ),
  comment: z.string(),
});
export type UpsellStep = z.infer<typeof upsellStep>;

export const getUpsell = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${survey}/upsell`,
  summary: 'Add-ons of an event: in its quote, asked for since, or still to be had',
  params: ofEvent,
  response: upsellStep,
});

export const saveUpsell = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${survey}/upsell`,
  summary: 'Asks the Meeting Scientist for add-ons that are not in the quote; those in it, or agreed to, stay as they are',
  params: ofEvent,
  body: moved.extend({
    teambuilding: z.boolean().optional(),
    wellness: z.boolean().optional(),
    facilitator: z.boolean().optional(),
    afterwork: z.boolean().optional(),
    comment,
  }),
  response: saved,
  problemMembers: staleWith(upsellStep),
});

export const getSurveyDay = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${survey}/day/{dayIndex}`,
  summary: 'A day of a survey with its steps',
  params: ofDay,
  response: z.object({
    dayIndex: z.int(),
    date: day,
    halfDay,
    steps: stepper.shape.days.element.shape.steps,
    /** Where the day begins. */
    firstStep: surveyTarget,
  }),
});
export type SurveyDay = EndpointResponse<typeof getSurveyDay>;

/** `initial…`: as signed, or as staff accepted since; null: nothing to compare. */
export const roomStep = kept.extend({
  halfDay,
  /** Room held for it; null: not assigned. */
  roomName: z.string().nullable(),
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

export const getPlenary = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${survey}/day/{dayIndex}/plenary/{plenaryIndex}`,
  summary: 'Plenary room step of a day',
  params: ofPlenary,
  response: roomStep,
});

export const savePlenary = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${survey}/day/{dayIndex}/plenary/{plenaryIndex}`,
  summary: 'Saves the plenary room step of a day',
  params: ofPlenary,
  body: roomBody,
  response: saved,
  problemMembers: staleWith(roomStep),
});

export const getSubcommittee = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${survey}/day/{dayIndex}/subcommittee/{subcommitteeIndex}`,
  summary: 'Subcommittee room step of a day',
  params: ofSubcommittee,
  response: roomStep,
});

export const saveSubcommittee = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${survey}/day/{dayIndex}/subcommittee/{subcommitteeIndex}`,
  summary: 'Saves the subcommittee room step of a day',
  params: ofSubcommittee,
  body: roomBody,
  response: saved,
  problemMembers: staleWith(roomStep),
});

export const lunchStep = kept.extend({
  pax: z.int().nullable(),
  service: z.enum(lunchServices).nullable(),
  service1Full: z.boolean(),
  allergies: z.string(),
  comment: z.string(),
  /** Seats this event can have in each service, those it holds among them. */
  serviceCapacities: z.object({ service1: z.int(), service2: z.int() }),
  /** The Meeting Scientist chose the service: it is not asked. */
  isServiceStaffChoice: z.boolean(),
  type: z.enum(lunchTypes),
});
export type LunchStep = z.infer<typeof lunchStep>;

export const getLunch = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${survey}/day/{dayIndex}/lunch`,
  summary: 'Lunch step of a day',
  params: ofDay,
  response: lunchStep,
});

export const saveLunch = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${survey}/day/{dayIndex}/lunch`,
  summary: 'Saves the lunch step of a day; a service of `any` leaves the one kept',
  params: ofDay,
  body: moved.extend({
    pax: count,
    service1Full: z.boolean().nullish(),
    service: z
      .union([z.enum(lunchServices), z.literal('')])
      .nullish()
      .transform((value) => value || null),
    allergies,
    comment,
  }),
  response: saved,
  problemMembers: staleWith(lunchStep),
});

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
  path: `${survey}/day/{dayIndex}/wellness`,
  summary: 'Wellness step of a day',
  params: ofDay,
  response: wellnessStep,
});

export const saveWellness = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${survey}/day/{dayIndex}/wellness`,
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
  path: `${survey}/day/{dayIndex}/afterwork`,
  summary: 'Afterwork step of a day',
  params: ofDay,
  response: afterworkStep,
});

export const saveAfterwork = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${survey}/day/{dayIndex}/afterwork`,
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
  path: `${survey}/day/{dayIndex}/team-building`,
  summary: 'Team-building step of a day',
  params: ofDay,
  response: teamBuildingStep,
});

export const saveTeamBuilding = endpoint({
  ...forSavers,
  method: 'PUT',
  path: `${survey}/day/{dayIndex}/team-building`,
  summary: 'Saves the team-building step of a day',
  params: ofDay,
  body: moved.extend({ pax: count, comment, startTime: time, endTime: time }),
  response: saved,
  problemMembers: staleWith(teamBuildingStep),
});

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
      wellness: z.object({ pax: paxField, startTime: timeField, duration: timeField, comment: textField }).nullable(),
      afterwork: z.object({ pax: paxField, startTime: timeField, endTime: timeField, allergies: textField, comment: textField }).nullable(),
      teambuilding: z.object({ pax: paxField, startTime: timeField, endTime: timeField, comment: textField }).nullable(),
    }),
  ),
  comment: textField,
  upsell: z.object({ asked: field(z.array(z.enum(upsellNames))), comment: textField }),
  hasWarning: z.boolean(),
  /** What keeps the summary from being saved, by field (`days.0.plenaries.0.displayedMeetingName`: `required`); empty: nothing. */
  errors: fieldErrors,
});
export type SurveySummary = z.infer<typeof surveySummary>;

export const getSummary = endpoint({
  ...forGuests,
  method: 'GET',
  path: `${survey}/summary`,
  summary: 'All answers of a survey, with what staff has to validate',
  params: ofEvent,
  response: surveySummary,
});

/** An answer that is missing is an error at its field, as `errors` of the summary has them. */
const validation = {
  access: 'anyone',
  status: 200,
  path: `${survey}/validate`,
  params: ofEvent,
  response: z.object({ status: eventStatus, hasWarning: z.boolean() }),
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation'],
} as const;

export const validateSurvey = endpoint({ ...validation, method: 'POST', summary: 'Saves the summary: DONE, or in validation by staff' });
export const putValidateSurvey = endpoint({ ...validation, method: 'PUT', summary: 'Saves the summary, as the POST does' });

export const createShareLink = endpoint({
  method: 'POST',
  path: `${survey}/share-link`,
  access: 'session',
  summary: 'The link with which somebody without an account completes this survey; asked again it is the one that stands',
  params: ofEvent,
  /** `url`: absolute, `…/survey/{eventId}?share={token}`. */
  response: z.object({ url: z.string(), createdAt: instant, expiresAt: instant }),
  status: 201,
  refusals: ['authentication-required', 'not-found', 'survey-closed', 'survey-in-validation'],
});

export const revokeShareLink = endpoint({
  method: 'DELETE',
  path: `${survey}/share-link`,
  access: 'session',
  summary: 'Ends every share link of the survey, those in mails too',
  params: ofEvent,
  status: 204,
  refusals: ['authentication-required', 'not-found'],
});

/** The answer sets an HttpOnly cookie that belongs to the calls of this survey alone. */
export const openShareLink = endpoint({
  method: 'POST',
  path: `${survey}/share-link/open`,
  access: 'anyone',
  summary: 'Turns the token of a share link into access to this survey for this browser; not-found: the link is no longer valid',
  params: ofEvent,
  body: z.object({ token: z.string().max(100) }),
  response: z.object({ expiresAt: instant }),
  status: 200,
  refusals: ['not-found'],
});
