import { mostReportDays } from './desk-reports-terms.ts';

/**
 * Where a deal stands (design: desk D8): a quote without an option, one that is no longer valid, second and first options, a signature
 * that is not complete, confirmed, over, refused by its customer, cancelled.
 */
export const dealStages = ['quote', 'expired', 'option-2', 'option-1', 'signing', 'confirmed', 'done', 'rejected', 'cancelled'] as const;
export type DealStage = (typeof dealStages)[number];

/** Orders of the list: by first day, the last first day in front, the newest, what ends first, the largest net amount. */
export const dealSorts = ['days', 'days-desc', 'created', 'ends', 'net'] as const;
export type DealSort = (typeof dealSorts)[number];

/** Columns that a list of deals may show beside the customer, in their order (design: desk D2, D7, D8). */
export const listColumns = [
  ...(['title', 'contact', 'venue', 'days', 'rooms', 'scientist', 'stage', 'survey', 'flags', 'pax', 'lunch', 'netPrice'] as const),
  ...(['grossPrice', 'endsAt', 'created', 'decided', 'owner', 'next', 'lastContact'] as const),
] as const;
export type ListColumn = (typeof listColumns)[number];

const seldomShown: readonly ListColumn[] = ['contact', 'grossPrice', 'created', 'decided'];
/** Those of a list that is asked for none. */
export const usualColumns = listColumns.filter((column) => !seldomShown.includes(column));

/** The columns that an address names, apart by commas, each once and in their order; what is none is left out. */
export const columnsNamed = (text: string): ListColumn[] => {
  const names = new Set(text.split(','));
  return listColumns.filter((column) => names.has(column));
};

/** A total is exact up to here. */
export const mostCounted = 10_000;
export const dealsOnPage = 50;
export const mostExported = 100_000;
/** Rows of a file with deals: a row a deal, a day of an event, or a line of a quote (D25 of the desk). */
export const exportedRows = ['deals', 'events', 'lines'] as const;
export type ExportedRows = (typeof exportedRows)[number];
/** Deals of a file that has several rows of each. */
export const mostExportedInParts = 10_000;
/** Days of a list's period: those of a report, whose rows lead to it. */
export const mostListedDays = mostReportDays;

/**
 * Days of deals that a period selects: any of the event, its first one, that of the quote, that of the signature, that on which its rooms
 * were first held by an option or a booking.
 */
export const dealPeriods = ['days', 'start', 'created', 'decided', 'held'] as const;
export type DealPeriod = (typeof dealPeriods)[number];

/**
 * What became of a deal: signed and not cancelled since, or still to be signed; any other is lost (design: desk D20). Of those signed,
 * `by-customer` are those that took their customer some time, as a booking that staff entered did not.
 */
export const dealOutcomes = ['signed', 'open', 'by-customer'] as const;
export type DealOutcome = (typeof dealOutcomes)[number];

/** Why a deal was lost (design: desk D8). */
export const lostReasons = ['price', 'date', 'space', 'no-answer', 'competitor', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];
/** Of a deal that its customer declined: nobody has said why yet. */
export const unsaidReason = 'unsaid';
export const lostFilters = ['any', ...lostReasons, unsaidReason] as const;
export type LostFilter = (typeof lostFilters)[number];
export const mostLostText = 300;

/**
 * What a confirmed deal waits for or exceeds (design: desk D6): people whose price its customer has not agreed to; people that will soon be
 * billed at least; more people than a room holds in its set-up.
 */
export const dealFlags = ['price-open', 'guarantee-due', 'over-capacity'] as const;
export type DealFlag = (typeof dealFlags)[number];
/** Where the survey of a confirmed deal stands: not made yet, open to its customer, waiting for staff, complete (design: desk D7). */
export const surveyStates = ['missing', 'open', 'to-validate', 'done'] as const;
export type SurveyState = (typeof surveyStates)[number];

/** Characters of a company that lists are filtered by. */
export const maxCompanyFilter = 100;

/** Seats at a service of the venue's restaurant, or none at either. */
export const lunchFilters = ['service1', 'service2', 'none'] as const;
export type LunchFilter = (typeof lunchFilters)[number];
/** People that a filter asks for at most. */
export const mostPeopleAsked = 10_000;

/** People are due so many hours before they are guaranteed, as options are that lapse. */
export const guaranteeHours = 48;

/** Deals that are selected, and so assigned or exported, at once (design: desk D7). */
export const mostAssigned = 200;

export const mostNextAction = 200;
/** Of fewer deals no conversion is told (D22 of the operator's desk). */
export const fewestForWeight = 50;
/** Cards of a column of the pipeline. */
export const dealsInColumn = 20;
