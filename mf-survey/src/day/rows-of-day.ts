import { dayOfSurvey, type ProgrammeRow } from '@plenary/contracts/event-programme';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { lunchHours } from '@plenary/contracts/survey-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { answerText } from '../answers/answer-text.ts';

type Words = Parameters<typeof answerText>[0];

export interface DayRow extends ProgrammeRow {
  /** Set-up, formula or length of the session, in words; empty: there is none to tell. */
  detail: string;
  /** ISO 8601, of a wellness session; null: its hours say how long it is. */
  duration: string | null;
}

/** A row as the form on the page has it, before it is saved. */
interface Live {
  /** Of the step: `/day/0/lunch`. */
  path: string;
  answers: object;
}

interface Told {
  summary: SurveySummary;
  dayIndex: number;
  country: CountryCode;
  live?: Live | undefined;
  t: Words;
  locale: string;
}

/** The steps of a day by their hours, the one on the page as it is answered now. */
export const rowsOfDay = ({ summary, dayIndex, country, live, t, locale }: Told): DayRow[] =>
  dayOfSurvey(summary, dayIndex, country).map((row) => {
    const saved = answersOf(summary, row);
    const answers = live?.path === `/day/${row.step}` ? { ...saved, ...live.answers } : saved;
    const shown = live?.path === `/day/${row.step}` ? { ...row, ...hoursIn(answers, row, country) } : row;
    const { duration } = answers;
    return { ...shown, detail: detailOf(answers, { t, locale }), duration: typeof duration === 'string' ? duration : null };
  });

type Answers = Readonly<Record<string, unknown>>;

/** What the summary has of a row, by field. */
const answersOf = (summary: SurveySummary, { path }: ProgrammeRow): Answers => {
  const part = path.split('.').reduce<unknown>((inside, key) => (inside as Answers | undefined)?.[key], withRoomsByIndex(summary));
  return Object.fromEntries(
    Object.entries((part ?? {}) as object).flatMap(([name, field]) =>
      typeof field === 'object' && field !== null && 'value' in field ? [[name, field.value]] : [],
    ),
  );
};

/** A path names a room by its index. */
const withRoomsByIndex = ({ days }: SurveySummary) => ({
  days: days.map((day) => ({
    ...day,
    plenaries: Object.fromEntries(day.plenaries.map((room) => [room.index, room])),
    subcommittees: Object.fromEntries(day.subcommittees.map((room) => [room.index, room])),
  })),
});

const isTime = (value: unknown): value is string => typeof value === 'string' && value !== '';

const hoursIn = (answers: Answers, row: ProgrammeRow, country: CountryCode): Pick<ProgrammeRow, 'start' | 'end' | 'pax' | 'name'> => {
  const { startTime, endTime, service, pax, displayedMeetingName: name } = answers;
  const [start = null, end = null] =
    row.kind === 'lunch'
      ? service === 'service1' || service === 'service2'
        ? lunchHours[country][service].split('-')
        : []
      : [startTime, endTime].map((time) => (isTime(time) ? time : null));
  return { start, end, pax: typeof pax === 'number' ? pax : row.pax, name: typeof name === 'string' ? name : row.name };
};

const detailOf = ({ configuration, type, service, duration }: Answers, { t, locale }: Pick<Told, 't' | 'locale'>): string => {
  const served = type === undefined || type === 'standard' ? service : type;
  const told = [
    ['configuration', configuration],
    ['service', served],
    ['duration', duration],
  ] as const;
  return told.map(([name, value]) => answerText(t, locale, name, value) ?? '').find((words) => words !== '') ?? '';
};
