import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { createTexts } from '../testing/texts.ts';
import type { SearchDraft } from './search-draft.ts';
import { dayOn, emptySearch, room, searchOf, thursday, tuesday, wednesday } from './search-test-data.ts';
import { summariseSearch } from './summarise-search.ts';

// Covers B-L15.

/** Intl writes thin and narrow spaces around its dashes: here any space is a space. */
const plain = (text: string | undefined) => text?.replace(/\s/g, ' ');
const say = (search: SearchDraft, language: Language = 'fr') => {
  const summary = summariseSearch(search, { t: createTexts(language).getFixedT(language, 'booking'), locale: localeOf[language] });
  return { day: plain(summary.day), rooms: summary.rooms, lunches: summary.lunches };
};
const twoFullDays = searchOf(dayOn(tuesday, 24, { subcommittees: [room(8), room(8)] }), dayOn(wednesday));

test.each([
  ['fr', 'mar. 19 – mer. 20 janvier 2027', '1 plénière · 24 pers. + 2 sous-salles', 'Inclus les deux jours'],
  ['en', 'Tue 19 Jan – Wed 20 Jan 2027', '1 plenary · 24 pax + 2 breakout rooms', 'Included on both days'],
  ['es', 'mar, 19 ene – mié, 20 ene 2027', '1 plenaria · 24 pers. + 2 salas de grupo', 'Incluidos los dos días'],
  ['nl', 'di 19 – wo 20 januari 2027', 'Plenair · 24 pers. + 2 subzalen', 'Beide dagen inbegrepen'],
] as const)('in %s', (language, day, rooms, lunches) => {
  expect(say(twoFullDays, language)).toEqual({ day, rooms, lunches });
});

test('a single day, a single sub-room', () => {
  expect(say(searchOf(dayOn(tuesday, 8, { subcommittees: [room(4)] })))).toEqual({
    day: 'mar. 19 janvier 2027',
    rooms: '1 plénière · 8 pers. + 1 sous-salle',
    lunches: 'Inclus',
  });
});

test('closed days in between make the count worth saying', () => {
  expect(say(searchOf(dayOn('2027-01-15'), dayOn('2027-01-18'))).day).toBe('15–18 janv. 2027 · 2 jours');
});

test('people that differ from day to day are shown from the fewest to the most', () => {
  expect(say(searchOf(dayOn(tuesday, 30), dayOn(wednesday, 24))).rooms).toBe('1 plénière · 24–30 pers.');
});

test.each([
  ['none', [undefined, undefined], 'Sans déjeuner'],
  ['one of two', [null, undefined], '1 jour sur 2'],
  ['all, one fewer by hand', [null, 23], '47 déjeuners'],
] as const)('lunches on half days: %s', (_, [first, last], text) => {
  const half = (date: string, duration: 'AM' | 'PM', lunchPax: number | null | undefined) =>
    dayOn(date, 24, { plenary: room(24, { duration }), lunchPax });
  expect(say(searchOf(half(tuesday, 'PM', first), half(wednesday, 'AM', last))).lunches).toBe(text);
});

test('three full days', () => {
  expect(say(searchOf(dayOn(tuesday), dayOn(wednesday), dayOn(thursday))).lunches).toBe('Inclus les 3 jours');
});

test('an empty search has no summary of days and rooms', () => {
  expect(say(emptySearch)).toMatchObject({ day: undefined, rooms: undefined });
});
