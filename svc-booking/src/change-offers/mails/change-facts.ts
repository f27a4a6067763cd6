import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import { eatingOn } from '@plenary/contracts/change-draft';
import { changedLines, isLunchOwn } from '@plenary/contracts/changed-lines';
import { changesByDay, withDays } from '@plenary/contracts/changes-by-day';
import { formatCount, formatDay, formatEuros, formatList, formatRuns } from '@plenary/contracts/format';
import type { SearchDay } from '@plenary/contracts/search';
import { setUpWords } from '@plenary/contracts/set-up-words';
import { roomsOn, tellRooms } from '@plenary/contracts/tell-rooms';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import type { KeptSide } from '../../db/tables/changes.ts';
import { raisesDeposit } from '../../ledger/deposit-raised.ts';
import { describeItem } from '../../prices/item-descriptions.ts';
import { changeMailWords } from './words/by-language.ts';

interface Sides {
  before: KeptSide;
  after: KeptSide;
}

type Facts = [label: string, value: string][];

const datesOf = ({ frozen }: KeptSide): string[] => frozen.search.days.map(({ date }) => date);

export const spanOf = (side: KeptSide, lang: Language): string => formatRuns(datesOf(side), localeOf[lang], 'full');

const told = ({ frozen: { items, search } }: KeptSide, lang: Language) => ({
  days: search.days,
  items: items.map(({ code, duration, label, quantity }) => ({ quantity, description: label ?? describeItem(code, lang, duration) })),
});

const changedIn =
  (lang: Language) =>
  (was: string, is: string): string =>
    was === is ? is : changeMailWords[lang].change.replace('{before}', () => was).replace('{after}', () => is);

interface Cost {
  fee: CancellationFee | null;
  /** Local day by which a deposit that it raises is due; undefined: it waits for its customer. */
  depositDueOn: string | undefined;
}

/** What a change replaces by what, by day where the days differ, and both totals with the difference to the cent. */
export const changeFacts = (sides: Sides, { fee, depositDueOn }: Cost, lang: Language): Facts => {
  const words = changeMailWords[lang];
  const locale = localeOf[lang];
  const { before, after } = sides;
  const euros = (cents: number) => formatEuros(cents, locale);
  const changed = changedIn(lang);
  const [was, is] = [before.frozen.totalIncludingVatPrice, after.frozen.totalIncludingVatPrice];
  return [
    [words.dates, changed(spanOf(before, lang), spanOf(after, lang))],
    ...dayFacts(sides, lang, true),
    [words.rooms, roomsTold(sides, lang)],
    ...changedLines(told(before, lang), told(after, lang)).map((line): [string, string] => [
      line.label,
      changed(formatCount(line.was, locale), formatCount(line.is, locale)),
    ]),
    [words.totalBefore, euros(was)],
    [words.totalAfter, euros(is)],
    [words.difference, euros(is - was)],
    ...(fee ? [[words.fee, euros(fee.feeIncludingVat)] as [string, string]] : []),
    ...(raisesDeposit(sides)
      ? ([
          [words.deposit, changed(euros(before.frozen.deposit.amount), euros(after.frozen.deposit.amount))],
          [words.depositDueOn, depositDueOn === undefined ? words.depositDueLater : formatDay(depositDueOn, locale, 'full')],
        ] as Facts)
      : []),
  ];
};

/** The same of one that was declined, withdrawn or expired, as one fact: what of it the booking was to have otherwise. */
export const notMadeFacts = (sides: Sides, lang: Language): Facts => {
  const words = changeMailWords[lang];
  const { before, after } = sides;
  const changed = changedIn(lang);
  const [was, is] = [spanOf(before, lang), spanOf(after, lang)];
  const count = (value: number) => formatCount(value, localeOf[lang]);
  const facts: Facts = [
    ...(was === is ? [] : [[words.dates, changed(was, is)] as [string, string]]),
    ...dayFacts(sides, lang, false),
    ...changedLines(told(before, lang), told(after, lang)).map((line): [string, string] => [
      line.label,
      changed(count(line.was), count(line.is)),
    ]),
  ];
  const lines = facts.map((fact) => fact.join(lang === 'fr' ? '\u00a0: ' : ': '));
  return lines.length > 0 ? [[words.notMade, lines.join('\n')]] : [];
};

/** What changes of the days, and the people of every day where they are always told. */
const dayFacts = ({ before, after }: Sides, lang: Language, tellsPeople: boolean): Facts => {
  const words = changeMailWords[lang];
  const locale = localeOf[lang];
  const changed = changedIn(lang);
  const count = (value: number | string) => formatCount(Number(value), locale);
  const days = { before: before.frozen.search.days, after: after.frozen.search.days };
  const smaller = ({ subcommittees }: SearchDay) =>
    formatList(
      subcommittees.map(({ pax, configuration, duration }) =>
        words.smallerRoom
          .replace('{people}', () => count(pax))
          .replace('{setUp}', () => setUpWords[lang][configuration])
          .replace('{duration}', () => words.durations[duration]),
      ),
      locale,
    ) || words.none;
  const fact = (label: string, tell: (day: SearchDay) => string, isAlwaysTold = false): Facts => {
    const changes = changesByDay(days, tell);
    if (!isAlwaysTold && changes.every((one) => one.was === one.is)) return [];
    return [[label, changes.map((one) => withDays(changed(one.was, one.is), one, lang)).join(' · ')]];
  };
  return [
    ...fact(words.people, ({ plenary }) => count(plenary.pax), tellsPeople),
    ...(isLunchOwn(...days.before, ...days.after) ? fact(words.lunch, (day) => count(eatingOn(day))) : []),
    ...fact(words.setUp, ({ plenary }) => setUpWords[lang][plenary.configuration]),
    ...fact(words.duration, ({ plenary }) => words.durations[plenary.duration]),
    ...fact(words.smallerRooms, smaller),
  ];
};

const roomsTold = ({ before, after }: Sides, lang: Language): string => {
  const byDay = (side: KeptSide) => datesOf(side).map((date) => ({ date, names: roomsOn(side.rooms, date, lang) }));
  const changes = changesByDay({ before: byDay(before), after: byDay(after) }, ({ names }) => names || changeMailWords[lang].none);
  if (changes.every(({ was, is }) => was === is)) return tellRooms(after.rooms, lang).join(' · ');
  return changes.map(({ was, is, ...days }) => withDays(changedIn(lang)(was, is), days, lang)).join(' · ');
};
