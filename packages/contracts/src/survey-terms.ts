/**
 * Closed lists and limits of the logistics survey (spec/logistics.md §§3, 9), without schemas: what a browser needs of them costs nothing
 * more.
 */

export const eventStatuses = ['TODO', 'DONE', 'WAITING_COMET_VALIDATION'] as const;
export type EventStatus = (typeof eventStatuses)[number];

/** Half-days of a survey's day: those of a search, and an evening. */
export const halfDays = ['AM', 'PM', 'AM, PM', 'Soirée'] as const;
export type HalfDay = (typeof halfDays)[number];

/** Configurations in the order in which the survey offers them, two per row. */
export const surveyConfigurations = [
  'board',
  'u',
  'cabarets',
  'theater',
  'casual',
  'class',
  'auditorium',
  'standing',
  'close-to-ground',
] as const;
export type SurveyConfiguration = (typeof surveyConfigurations)[number];
export const defaultSurveyConfiguration: SurveyConfiguration = 'board';

export const surveyEquipments = ['projector', 'flip-chart', 'video-conference', 'wifi', 'office-supplies'] as const;
export type SurveyEquipment = (typeof surveyEquipments)[number];

export const lunchServices = ['service1', 'service2', 'meal_trays', 'external_restaurant', 'any'] as const;
export type LunchService = (typeof lunchServices)[number];
/** Services of the venue's restaurant; `any`: whichever of the two has room. */
export const seatedServices = ['service1', 'service2', 'any'] as const;
export type SeatedService = (typeof seatedServices)[number];
export const lunchTypes = ['standard', 'external_restaurant', 'meal_trays'] as const;
export type LunchType = (typeof lunchTypes)[number];

const frenchLunch = { service1: '12:15-13:15', service2: '13:30-14:30' };
/** Hours of the lunch services, local to the venue. */
export const lunchHours = { FRA: frenchLunch, BEL: frenchLunch, ESP: { service1: '13:15-14:15', service2: '14:30-15:30' } } as const;

/** Kinds of wellness sessions (spec/logistics.md §3). The survey does not ask for one: it follows from the other answers. */
export const wellnessFormats = ['discovery', 'teambuilding', 'standard', 'custom', 'undefined'] as const;
export type WellnessFormat = (typeof wellnessFormats)[number];
/** Minutes. */
export const wellnessDurations = [15, 30, 45, 60, 90, 120] as const;
/** Minutes of the session that a quote contains; a longer one warns. */
export const includedWellnessDuration = 15;

/** Steps of a day, in their order. */
export const dayStepTypes = ['plenary', 'subcommittee', 'lunch', 'wellness', 'afterwork', 'team-building'] as const;

export const surveyActions = ['next', 'previous'] as const;
export type SurveyAction = (typeof surveyActions)[number];

/** Add-ons that can be asked for after the quote, on the upsell step. */
export const upsellNames = ['teambuilding', 'wellness', 'facilitator', 'afterwork'] as const;
export type UpsellName = (typeof upsellNames)[number];
/** In the signed quote; requested on the survey; agreed to by staff; none of these. */
export const upsellStates = ['in-quote', 'asked', 'agreed', 'offered'] as const;

export interface OpeningHours {
  /** Full hours, local to the venue. */
  opens: number;
  closes: number;
  slotMinutes: number;
}
export const defaultOpeningHours: OpeningHours = { opens: 8, closes: 19, slotMinutes: 30 };

/** Longest texts, in characters. */
export const maxPlenaryName = 72;
export const maxSubcommitteeName = 30;
export const maxSurveyPhone = 40;
export const maxComment = 2_000;
export const maxAllergies = 1_000;
export const maxContactField = 200;
export const maxSurveyPax = 999;
/** Characters of the message with which staff sends a survey back. */
export const maxStaffMessage = 2_000;
/** Duration of "copied" on the screen, in milliseconds. */
export const copiedMessageFor = 5_000;

/** Limits of a charge that staff add as they accept a survey: characters of its words, and euro cents. */
export const maxChargeLabel = 120;
export const maxCharge = 10_000_000;
/**
 * Proposed by staff and agreed to or refused by the customer, until staff take it back; waived: never charged. Only one that is agreed to is
 * invoiced.
 */
const chargeStates = ['proposed', 'agreed', 'refused', 'withdrawn', 'waived'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** Days before an event on which its survey closes by itself (server-rules §5). */
export const surveyClosesDaysBefore = 3;
