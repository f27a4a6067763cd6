import { isLunchOutside } from './lunch-place.ts';
import { afterworkEndWarns, configurationWarns, endTimeWarns, paxDirection, wellnessDurationWarns } from './survey-rules.ts';
import type { HalfDay } from './survey-terms.ts';
import { eveningMinutesOf, minutesOf, minutesOfDuration } from './survey-times.ts';
import type { CountryCode } from './vocabulary.ts';

/** What a survey changes of a signed quote: the one rule for field, panel, summary, staff and mail (spec/logistics.md §4 "Warnings"). */

export const differenceDirections = ['more', 'fewer', 'longer', 'shorter', 'other'] as const;
type DifferenceDirection = (typeof differenceDirections)[number];
type Value = string | number | null;

export interface SurveyDifference {
  field: string;
  /** As signed, or as agreed since; null: the quote is silent. */
  signed: Value;
  now: Value;
  direction: DifferenceDirection;
  /** The quote has a price for it. */
  isPriced: boolean;
  /** Staff have to validate it; an end within the booked hours, for instance, is free. */
  warns: boolean;
}

/** The values of a step that a quote knows. */
export interface ComparedValues {
  pax?: number | null;
  configuration?: string | null;
  service?: string | null;
  startTime?: string | null;
  endTime?: string | null;
  /** ISO 8601. */
  duration?: string | null;
  /** Add-ons, separated by commas. */
  asked?: string;
}

interface DifferenceContext {
  halfDay: HalfDay;
  country: CountryCode;
}

/** Steps whose answers a quote knows. */
export type ComparedStep = 'plenary' | 'subcommittee' | 'lunch' | 'wellness' | 'afterwork' | 'team-building' | 'upsell';

type Values<V extends Value> = { now: V; signed: V } & DifferenceContext;
type Judged = Pick<SurveyDifference, 'direction' | 'isPriced' | 'warns'>;
/** Null: no difference. */
type Rule<V extends Value> = (values: Values<V | null>) => Judged | null;

const whereTheyDiffer =
  <V extends Value>(judge: (values: Values<V>) => Judged): Rule<V> =>
  ({ now, signed, ...context }) => {
    if (signed === null || now === signed) return null;
    return now === null ? { direction: 'other', isPriced: false, warns: false } : judge({ now, signed, ...context });
  };

const people = ({ isPriced, fewerWarns = true }: { isPriced: boolean; fewerWarns?: boolean }) =>
  whereTheyDiffer<number>(({ now, signed }) => {
    const isMore = paxDirection(now, signed) === 'higher';
    return { direction: isMore ? 'more' : 'fewer', isPriced, warns: isMore || fewerWarns };
  });

const lengthened = (isLonger: boolean): DifferenceDirection => (isLonger ? 'longer' : 'shorter');

/** An earlier start than booked needs the venue before its time. */
const start = (minutes: (time: string) => number) =>
  whereTheyDiffer<string>(({ now, signed, halfDay }) => {
    const isLonger = minutes(now) < minutes(signed);
    return { direction: lengthened(isLonger), isPriced: isLonger, warns: isLonger && halfDay !== 'Soirée' };
  });

const roomEnd = whereTheyDiffer<string>(({ now, signed, halfDay, country }) => {
  const warns = endTimeWarns({ halfDay, country, endTime: now, initialEndTime: signed });
  return { direction: lengthened(minutesOf(now) > minutesOf(signed)), isPriced: warns, warns };
});

const afterworkEnd = whereTheyDiffer<string>(({ now, signed }) => {
  const isLonger = afterworkEndWarns(now, signed);
  return { direction: lengthened(isLonger), isPriced: isLonger, warns: isLonger };
});

/** A quote has no hours of a team-building: one that lasts into the evening is past the booked day. */
const teamBuildingEnd: Rule<string> = ({ now, signed, halfDay, country }) => {
  const day = halfDay === 'Soirée' ? halfDay : 'PM';
  if (!endTimeWarns({ halfDay: day, country, endTime: now, initialEndTime: signed })) return null;
  return { direction: 'longer', isPriced: true, warns: true };
};

const setUp = whereTheyDiffer<string>(({ now, signed }) => ({
  direction: 'other',
  isPriced: false,
  warns: configurationWarns(now, signed),
}));

/** The seats of another sitting are claimed by the save itself; leaving or joining the restaurant is for staff. */
const lunchPlace: Rule<string> = ({ now, signed }) => {
  const isMoved = isLunchOutside(now) || isLunchOutside(signed);
  if (now === signed || (!isMoved && (signed === null || now === null || now === 'any'))) return null;
  return { direction: 'other', isPriced: isMoved, warns: isMoved };
};

const session = whereTheyDiffer<string>(({ now, signed }) => {
  const isLonger = minutesOfDuration(now) > minutesOfDuration(signed);
  return { direction: lengthened(isLonger), isPriced: isLonger, warns: wellnessDurationWarns(now, signed) };
});

const addons: Rule<string> = ({ now }) => (now ? { direction: 'more', isPriced: true, warns: true } : null);

const room = (isPriced: boolean) => ({ pax: people({ isPriced }), configuration: setUp, startTime: start(minutesOf), endTime: roomEnd });

const rules: Record<ComparedStep, { pax?: Rule<number> } & { [F in Exclude<keyof ComparedValues, 'pax'>]?: Rule<string> }> = {
  plenary: room(true),
  // A breakout room is priced by its size.
  subcommittee: room(false),
  lunch: { pax: people({ isPriced: true }), service: lunchPlace },
  // A session is free for the whole group: fewer guests in it is their choice.
  wellness: { pax: people({ isPriced: false, fewerWarns: false }), duration: session },
  afterwork: { pax: people({ isPriced: true }), startTime: start(eveningMinutesOf), endTime: afterworkEnd },
  'team-building': { pax: people({ isPriced: true }), endTime: teamBuildingEnd },
  upsell: { asked: addons },
};

const comparedFields = new Set(Object.values(rules).flatMap((fields) => Object.keys(fields)));

/** Whether a field of a step is one that a quote knows. */
export const isCompared = (field: string): boolean => comparedFields.has(field);

interface Compared extends DifferenceContext {
  now: ComparedValues;
  signed: ComparedValues;
  /** Fields of which whatever leaves them is for staff. */
  binding?: readonly string[] | undefined;
}

/** What the answers of a step change of `signed`, field by field. */
export const surveyDifferences = (step: ComparedStep, { now, signed, binding = [], ...context }: Compared): SurveyDifference[] =>
  Object.entries(rules[step]).flatMap(([name, rule]) => {
    const field = name as keyof ComparedValues;
    const values = { now: now[field] ?? null, signed: signed[field] ?? null };
    const judged = (rule as Rule<Value>)({ ...values, ...context });
    return judged ? [{ field, ...values, ...judged, warns: judged.warns || binding.includes(field) }] : [];
  });

interface WithReference {
  initialPax?: number | null | undefined;
  initialConfiguration?: string | null | undefined;
  initialService?: string | null | undefined;
  initialStartTime?: string | null | undefined;
  initialEndTime?: string | null | undefined;
  initialDuration?: string | null | undefined;
}

/** What the answers of a step are compared with, as the service tells it. */
export const referenceOf = (step: WithReference): ComparedValues => ({
  pax: step.initialPax ?? null,
  configuration: step.initialConfiguration ?? null,
  service: step.initialService ?? null,
  startTime: step.initialStartTime ?? null,
  endTime: step.initialEndTime ?? null,
  duration: step.initialDuration ?? null,
});

/** Names of the fields that staff have to validate. */
export const warnedFields = (differences: readonly SurveyDifference[]): string[] =>
  differences.filter(({ warns }) => warns).map(({ field }) => field);
