import type { SearchDay, SearchRoom } from './search.ts';

/**
 * The search of a page's address, in two forms that say the same:
 *
 * - documented (spec/booking.md §2): `days` and `manualPax` are JSON texts, as the calls take them;
 * - short: `d=2026-12-08_09&p=24&s=8_8`. `d` has the days, where one may leave out the month of the one before it; `p` the people of the
 *   plenary, with its half and set-up where they are not the usual ones (`24.AM.u`); `s` the rooms beside it; `l` people at lunch (`-` for
 *   none); `e` an evening alone; `m` the days whose numbers were set by hand. `p`, `s`, `l` and `e` stand once for all days, or once a day.
 *
 * Nothing is checked here: what cannot be read stays as it is, for the service to name as a fault of its field.
 */
export const searchNames = ['days', 'manualPax', 'd', 'p', 's', 'l', 'e', 'm'] as const;
type ShortName = Exclude<(typeof searchNames)[number], 'days' | 'manualPax'>;

interface Asked {
  days: readonly SearchDay[];
  manualPax?: readonly number[];
}

const fullDay: SearchRoom['duration'] = 'AM, PM';
const usualSetUp = { plenary: 'theater', beside: 'casual' } as const;
const halves = new Map(Object.entries({ AM: 'AM', PM: 'PM', day: fullDay }));
const noLunch = '-';

/** The short form, for an address. */
export const shortSearch = ({ days, manualPax = [] }: Asked): [ShortName, string][] => {
  const perDay = (name: ShortName, textOf: (day: SearchDay) => string): [ShortName, string][] => {
    const texts = days.map(textOf);
    const isSame = texts.every((text) => text === texts[0]);
    if (isSame && !texts[0]) return [];
    return (isSame ? texts.slice(0, 1) : texts).map((text) => [name, text]);
  };
  const manual: [ShortName, string][] = manualPax.length > 0 ? [['m', manualPax.join('_')]] : [];
  return [
    ['d', days.map(({ date }, index) => (isSameMonth(date, days[index - 1]?.date) ? date.slice(-2) : date)).join('_')],
    ...perDay('p', ({ plenary }) => roomText(plenary, { duration: fullDay, configuration: usualSetUp.plenary })),
    ...perDay('s', ({ plenary: { duration }, subcommittees }) =>
      subcommittees.map((room) => roomText(room, { duration, configuration: usualSetUp.beside })).join('_'),
    ),
    ...perDay('l', lunchText),
    ...perDay('e', ({ evening }) => evening ?? ''),
    ...manual,
  ];
};

/** The same query with its search in the documented form. A search in both forms is that of the documented one. */
export const documentedSearch = (query: string | URLSearchParams): URLSearchParams => {
  const values = new URLSearchParams(query);
  const dates = values.get('d');
  const written = { days: values.get('days'), manualPax: values.get('manualPax') };
  if (dates !== null && written.days === null) {
    written.days = JSON.stringify(datesOf(dates).map((date, index) => dayOf(date, (name) => textOfDay(values.getAll(name), index))));
    written.manualPax ??= values.has('m') ? JSON.stringify(listOf(values.get('m') ?? '').map(numberOf)) : null;
  }
  for (const name of searchNames) values.delete(name);
  for (const [name, text] of Object.entries(written)) if (text !== null) values.set(name, text);
  return values;
};

/** Whether a query has a search in either form, complete or not. */
export const hasSearch = (query: string | URLSearchParams): boolean => {
  const values = new URLSearchParams(query);
  return values.has('days') || values.has('d');
};

const isSameMonth = (date: string, before: string | undefined): boolean => date.slice(0, 8) === before?.slice(0, 8);

const roomText = ({ pax, duration, configuration }: SearchRoom, usual: Omit<SearchRoom, 'pax'>): string =>
  [
    pax,
    ...(duration === usual.duration ? [] : [duration === fullDay ? 'day' : duration]),
    ...(configuration === usual.configuration ? [] : [configuration]),
  ].join('.');

/** A full day has lunch for its plenary unless it says something else, a half day has none (server-rules §2). */
const lunchText = ({ lunchPax, plenary }: SearchDay): string => {
  const usual = plenary.duration === fullDay ? plenary.pax : undefined;
  return lunchPax === usual ? '' : String(lunchPax ?? noLunch);
};

const textOfDay = (texts: readonly string[], index: number): string => (texts.length === 1 ? texts[0] : texts[index]) ?? '';

/** A comma reads as an underscore does: an address that somebody types has commas. */
const listOf = (text: string): string[] => (text === '' ? [] : text.split(/[_,]/));

/** Each date whole; `09` is a day of the month of the one before it. */
const datesOf = (text: string): string[] => {
  let month = '';
  return listOf(text).map((date) => {
    const whole = /^\d\d$/.test(date) ? month + date : date;
    month = whole.slice(0, 8);
    return whole;
  });
};

const numberOf = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text);

const dayOf = (date: string, textOf: (name: ShortName) => string): unknown => {
  const plenary = roomOf(textOf('p'), { duration: fullDay, configuration: usualSetUp.plenary });
  const { duration } = plenary;
  const lunch = textOf('l');
  const lunchPax = lunch === '' && duration === fullDay ? plenary.pax : numberOf(lunch);
  const evening = textOf('e');
  return {
    date,
    ...(lunchPax !== '' && lunchPax !== noLunch && { lunchPax }),
    plenary,
    subcommittees: listOf(textOf('s')).map((room) => roomOf(room, { duration, configuration: usualSetUp.beside })),
    ...(evening !== '' && { evening }),
  };
};

const roomOf = (text: string, usual: { duration: string; configuration: string }) => {
  const [pax = '', ...details] = text.split('.');
  const half = details.find((detail) => halves.has(detail));
  const duration = halves.get(half ?? '') ?? usual.duration;
  const configuration = details.find((detail) => detail !== half) ?? usual.configuration;
  return { ...(pax !== '' && { pax: numberOf(pax) }), duration, configuration };
};
