import type { AnswerFigures, ReportRow, TimesReport } from '@plenary/contracts/desk-reports.schemas';
import { noKey } from '@plenary/contracts/desk-reports-terms';
import { timeZoneOf } from '@plenary/contracts/terms';
import { todayIn } from '../calendar/today-in.ts';
import { type Answer, findAnswers, isOf } from '../deals/find-answers.ts';
import { foundBy, type Moment, momentOf } from '../deals/find-deals.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { filterOf, type ReachedReport } from './get-report.ts';
import { groupsOf } from './groups-of.ts';
import { monthsOf } from './months-of.ts';
import { spreadOf } from './spread.ts';
import { timesByVenue, timesOf } from './times-of.ts';

/**
 * How long deals and answers take, by what is asked for (design: desk D21): each row is the list of its filter, as in `countDeals`. Days of
 * deals, hours of answers.
 */
export const getTimes = async (deps: BookingDeps, asked: ReachedReport): Promise<TimesReport> => {
  const moment = momentOf(deps);
  const [rows, total, answers] = await Promise.all([
    rowsOf(deps, asked, moment),
    foundBy(deps, filterOf(asked), moment).then((where) => timesOf(deps, where)),
    answersOf(deps, asked, moment),
  ]);
  return { rows, total, answers, asOf: new Date(moment.now).toISOString() };
};

type Group = Pick<ReportRow, 'key' | 'name' | 'country' | 'from' | 'to'>;

const rowsOf = async (deps: BookingDeps, asked: ReachedReport, moment: Moment): Promise<TimesReport['rows']> => {
  const { by, ...whole } = asked;
  const all = filterOf(asked);
  if (by === 'venue') {
    const [times, { kept }] = await Promise.all([
      foundBy(deps, all, moment).then((where) => timesByVenue(deps, where)),
      deps.catalogue.current(),
    ]);
    return kept.flatMap((venue) => {
      const its = times.get(venue.record.id);
      return its ? [{ ...venueGroup(venue, whole), ...its }] : [];
    });
  }
  const groups = await groupsOf(deps, { ...whole, by });
  const rows = await Promise.all(
    groups.map(async ({ filter, ...group }) => {
      const where = await foundBy(deps, { ...all, from: group.from, to: group.to, ...filter }, moment);
      return { ...group, ...(await timesOf(deps, where)) };
    }),
  );
  return rows.filter(({ lead }) => by === 'month' || lead.count > 0);
};

const venueGroup = ({ record }: CatalogueSnapshot['kept'][number], { from, to }: { from: string; to: string }): Group => ({
  ...{ key: record.slug, name: record.commercialName, country: record.address.countryCode, from, to },
});

const hour = 3_600_000;

const figuresOf = (answers: readonly Answer[], now: number): AnswerFigures => {
  const taken = answers.flatMap(({ createdAt, answeredAt }) => (answeredAt === null ? [] : [answeredAt - createdAt]));
  const { count: answeredCount, median, ninetieth } = spreadOf(taken, hour);
  const countOf = (outcome: 'on-time' | 'late') => answers.filter((answer) => isOf(answer, outcome, now)).length;
  return { count: answers.length, answeredCount, onTimeCount: countOf('on-time'), lateCount: countOf('late'), median, ninetieth };
};

/** Answers to the requests of the period, by month, venue or country of the request. */
const answersOf = async (
  deps: BookingDeps,
  { by, from, to, country, reach = 'all' }: ReachedReport,
  { now }: Moment,
): Promise<TimesReport['answers']> => {
  const answers = await findAnswers(deps, { from, to, country, reach });
  const { byId } = await deps.catalogue.current();
  const groups = new Map<string, { group: Group; answers: Answer[] }>();
  if (by === 'month')
    for (const days of monthsOf(from, to)) {
      const key = days.from.slice(0, 7);
      groups.set(key, { group: { key, name: '', ...days }, answers: [] });
    }
  for (const answer of by === 'month' || by === 'venue' || by === 'country' ? answers : []) {
    const venue = byId.get(answer.venueId ?? '');
    const group = groupOf({ by, venue, answer, days: { from, to } });
    const its = groups.get(group.key) ?? { group, answers: [] };
    its.answers.push(answer);
    groups.set(group.key, its);
  }
  const rows = [...groups.values()].map(({ group, answers: its }) => ({ ...group, ...figuresOf(its, now) }));
  return { rows: rows.sort((one, other) => one.key.localeCompare(other.key)), total: figuresOf(answers, now) };
};

interface Grouped {
  by: ReachedReport['by'];
  venue: CatalogueSnapshot['kept'][number] | undefined;
  answer: Answer;
  days: { from: string; to: string };
}

const groupOf = ({ by, venue, answer, days }: Grouped): Group => {
  if (by === 'month') {
    const key = todayIn({ now: answer.createdAt, timeZone: timeZoneOf.FRA }).slice(0, 7);
    return { key, name: '', ...days };
  }
  if (!venue) return { key: noKey, name: '', ...days };
  return by === 'venue' ? venueGroup(venue, days) : { key: venue.record.address.countryCode, name: '', ...days };
};
