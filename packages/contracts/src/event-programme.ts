import { isLunchOutside, type LunchOutside } from './lunch-place.ts';
import type { SurveySummary } from './survey-summary.schemas.ts';
import { lunchHours } from './survey-terms.ts';
import { eveningMinutesOf, minutesOf } from './survey-times.ts';
import type { CountryCode } from './vocabulary.ts';

export interface ProgrammeRow {
  kind: 'plenary' | 'evening-space' | 'subcommittee' | 'lunch' | 'wellness' | 'team-building' | 'afterwork';
  /** The part of the survey's address that asks for it, after `/day/`. */
  step: string;
  /** Its path in the summary. */
  path: string;
  /** Local to the venue, `HH:mm`; null: nobody has said yet. */
  start: string | null;
  end: string | null;
  pax: number | null;
  /** Name of the meeting as its guests read it. */
  name: string;
  roomName: string | null;
  lunchOutside: LunchOutside | null;
  /** The survey still lacks an answer about it. */
  isOpen: boolean;
  /** An answer about it differs from what was agreed on, which staff have to validate. */
  isAsked: boolean;
}

type Day = SurveySummary['days'][number];
type Hours = { startTime: { value: string | null }; endTime?: { value: string | null } };

const none = { name: '', roomName: null, lunchOutside: null, end: null };

type Summary = Pick<SurveySummary, 'days' | 'errors'>;

/** A day of an event by its hours, as its survey describes it now; what has no hour yet comes last, but for a lunch. */
export const programmeOf = (summary: Summary, dayIndex: number, country: CountryCode): ProgrammeRow[] =>
  inOrder(oneEvening(partsOfDay(summary, dayIndex, country)));

/** The same with each step of the survey as a row of its own. */
export const dayOfSurvey = (summary: Summary, dayIndex: number, country: CountryCode): ProgrammeRow[] =>
  inOrder(partsOfDay(summary, dayIndex, country));

const inOrder = (rows: readonly ProgrammeRow[]): ProgrammeRow[] => rows.toSorted((one, other) => clockOf(one) - clockOf(other));

const partsOfDay = (summary: Summary, dayIndex: number, country: CountryCode): ProgrammeRow[] => {
  const day = summary.days[dayIndex];
  if (!day) return [];
  const faults = Object.keys(summary.errors);
  const lacks = (field: string) => faults.some((fault) => fault.startsWith(`days.${dayIndex}.${field}.`));
  return [
    ...roomsOf(day, dayIndex, lacks),
    ...(day.lunch ? [lunchOf(day.lunch, { dayIndex, country, isOpen: lacks('lunch') })] : []),
    ...(['wellness', 'teambuilding', 'afterwork'] as const).flatMap((field): ProgrammeRow[] => {
      const activity = day[field];
      const kind = field === 'teambuilding' ? 'team-building' : field;
      if (!activity) return [];
      const at = { step: `${dayIndex}/${kind}`, path: `days.${dayIndex}.${field}` };
      return [{ ...none, ...at, kind, ...hoursOf(activity), pax: activity.pax.value, isOpen: lacks(field), isAsked: differs(activity) }];
    }),
  ];
};

/** An evening alone is held in its space: where hours and people of both are the same it is told once, and leads to what is open. */
const oneEvening = (rows: readonly ProgrammeRow[]): ProgrammeRow[] => {
  const space = rows.find(({ kind }) => kind === 'evening-space');
  const evening = rows.find(({ kind }) => kind === 'afterwork');
  const isSame = space && evening && (['start', 'end', 'pax'] as const).every((field) => space[field] === evening[field]);
  if (!isSame) return [...rows];
  const step = space.isOpen || !evening.isOpen ? space.step : evening.step;
  const both = { ...space, step, isOpen: space.isOpen || evening.isOpen, isAsked: space.isAsked || evening.isAsked };
  return rows.flatMap((row) => (row === evening ? [] : [row === space ? both : row]));
};

const differs = (answers: object): boolean =>
  Object.values(answers).some((answer) => typeof answer === 'object' && answer !== null && 'hasWarning' in answer && answer.hasWarning);

const hoursOf = ({ startTime, endTime }: Hours) => ({ start: startTime.value, end: endTime?.value ?? null });

const roomsOf = ({ halfDay, plenaries, subcommittees }: Day, dayIndex: number, lacks: (field: string) => boolean): ProgrammeRow[] =>
  (
    [
      ['plenary', 'plenaries', plenaries],
      ['subcommittee', 'subcommittees', subcommittees],
    ] as const
  ).flatMap(([kind, field, rooms]) =>
    rooms.map((room) => ({
      kind: halfDay === 'Soirée' ? 'evening-space' : kind,
      step: `${dayIndex}/${kind}/${room.index}`,
      path: `days.${dayIndex}.${field}.${room.index}`,
      ...hoursOf(room),
      pax: room.pax.value,
      name: room.displayedMeetingName.value,
      roomName: room.roomName,
      lunchOutside: null,
      isOpen: lacks(`${field}.${room.index}`),
      isAsked: differs(room),
    })),
  );

const lunchOf = (
  lunch: NonNullable<Day['lunch']>,
  { dayIndex, country, isOpen }: { dayIndex: number; country: CountryCode; isOpen: boolean },
): ProgrammeRow => {
  const { pax, service } = lunch;
  const { value } = service;
  const [start = null, end = null] = value === 'service1' || value === 'service2' ? lunchHours[country][value].split('-') : [];
  return {
    ...none,
    kind: 'lunch',
    step: `${dayIndex}/lunch`,
    path: `days.${dayIndex}.lunch`,
    lunchOutside: isLunchOutside(value) ? value : null,
    start,
    end,
    pax: pax.value,
    isOpen,
    isAsked: differs(lunch),
  };
};

const noon = 12 * 60;

/** An evening may begin beyond midnight; what has no hour comes after it, but for a lunch. */
const clockOf = ({ kind, start }: ProgrammeRow): number => {
  if (start === null) return kind === 'lunch' ? noon : Number.POSITIVE_INFINITY;
  return kind === 'afterwork' || kind === 'evening-space' ? eveningMinutesOf(start) : minutesOf(start);
};
