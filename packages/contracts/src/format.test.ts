import {
  capitalised,
  decimalOf,
  formatCount,
  formatDay,
  formatDays,
  formatDuration,
  formatEuros,
  formatInstant,
  formatList,
  formatNumber,
  formatPercent,
  formatPrice,
  formatRuns,
  formatSpan,
  formatWait,
  fullInstantIn,
  instantStyles,
} from './format.ts';
import { localeOf } from './terms.ts';

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('lists round cents to the euro, in the reader’s way', () => {
  expect(plainSpaces(formatPrice(548000, 'fr-FR'))).toBe('5 480 €');
  expect(formatPrice(548050, 'en-GB')).toBe('€5,481');
  expect(plainSpaces(formatPrice(0, 'fr-FR'))).toBe('0 €');
});

test('documents keep every cent, also below one euro and below zero', () => {
  expect(formatPrice(5, 'en-GB', { decimals: true })).toBe('€0.05');
  expect(formatPrice(-12050, 'en-GB', { decimals: true })).toBe('-€120.50');
  expect(formatPrice(9007199254740991, 'en-GB', { decimals: true })).toBe('€90,071,992,547,409.91');
});

test.each([
  ['fr-FR', '+1 230,72 €', '-1 230,72 €'],
  ['en-GB', '+€1,230.72', '-€1,230.72'],
  ['nl-NL', '€ +1.230,72', '€ -1.230,72'],
])('a difference in %s has its sign where the language has it', (locale, rise, fall) => {
  const signed = (cents: number) => plainSpaces(formatPrice(cents, locale, { decimals: true, isSigned: true }));
  expect([signed(123072), signed(-123072)]).toEqual([rise, fall]);
});

test('the screen draws thousands apart with a space that is seen, plain text as the language has it', () => {
  expect(formatNumber(5480, 'fr-FR')).toBe('5\u00a0480');
  expect(formatCount(5480, 'fr-FR')).toBe('5\u202f480');
  expect(formatNumber(-3, 'en-GB', { signDisplay: 'exceptZero' })).toBe('-3');
});

test('plain text has every cent of an amount, and no float ever holds it', () => {
  expect(formatEuros(123450, 'fr-FR')).toBe('1\u202f234,50\u00a0€');
  expect([decimalOf(5), decimalOf(-12050), decimalOf(9007199254740991)]).toEqual(['0.05', '-120.50', '90071992547409.91']);
});

// Covers L-Y02.
test.each(Object.entries(localeOf))('a page and a mail in %s write thousands apart, as the papers do', (_, locale) => {
  const written = [
    formatPrice(257751, locale, { decimals: true }),
    formatEuros(257751, locale),
    formatCount(2577, locale),
    formatNumber(2577, locale),
  ];
  for (const text of written) expect(text).toMatch(/2[.,\s]577/);
});

test('a percentage has up to two decimals', () => {
  expect(formatPercent(12.5, 'en-GB')).toBe('12.5%');
  expect(plainSpaces(formatPercent(20, 'fr-FR'))).toBe('20 %');
});

describe('a day', () => {
  it.each([
    ['medium', '19 janv. 2027'],
    ['long', '19 janvier 2027'],
    ['full', 'mardi 19 janvier 2027'],
    ['short', 'mar. 19 janvier 2027'],
    ['shortWeekday', 'mar. 19 janvier'],
    ['weekday', 'mardi 19 janvier'],
    ['weekdayAndYear', 'mardi 19 janvier 2027'],
  ] as const)('%s reads %s', (style, text) => {
    expect(formatDay('2027-01-19', localeOf.fr, style)).toBe(text);
  });

  it('reads as its language has it', () => {
    expect(Object.values(localeOf).map((locale) => formatDay('2027-01-19', locale))).toEqual([
      '19 janv. 2027',
      '19 Jan 2027',
      '19 ene 2027',
      '19 jan 2027',
    ]);
  });

  it('is one where first and last are the same, else a range', () => {
    expect(formatDays('2027-01-19', '2027-01-19', 'en-GB', 'long')).toBe('19 January 2027');
    expect(plainSpaces(formatDays('2027-01-19', '2027-01-20', 'fr-FR', 'short').replaceAll('\u2009', ' '))).toBe(
      'mar. 19 – mer. 20 janvier 2027',
    );
    expect(formatSpan(['2027-01-19', '2027-01-21', '2027-01-22'], 'en-GB', 'long')).toBe(
      formatDays('2027-01-19', '2027-01-22', 'en-GB', 'long'),
    );
  });
});

test('days in a row are one span, and a gap between days is not hidden in one', () => {
  const tell = (...days: string[]) => plainSpaces(formatRuns(days, 'fr-FR')).replaceAll('\u2009', ' ');
  expect(tell('2027-01-19')).toBe('19 janv. 2027');
  expect(tell('2027-01-29', '2027-01-30', '2027-01-31', '2027-02-01')).toBe('29 janv. – 1er févr. 2027');
  expect(tell('2027-01-19', '2027-01-20', '2027-01-25')).toBe('19–20 janv. 2027 et 25 janv. 2027');
});

test('the first of a month is « 1er » in French, on a day, in a span and of an instant, and nothing else is', () => {
  const [first, second, last] = ['2027-03-01', '2027-03-02', '2027-04-01'];
  const told = (locale: string) =>
    [
      formatDay(first, locale),
      formatDay(first, locale, 'full'),
      formatDays(first, second, locale),
      formatSpan([first, second], locale, 'full'),
      formatSpan([second, last], locale, 'long'),
      formatInstant('2027-03-01T00:01:00Z', locale, fullInstantIn('Europe/Paris')),
    ].map((text) => plainSpaces(text).replaceAll('\u2009', ' '));
  expect(told(localeOf.fr)).toEqual([
    '1er mars 2027',
    'lundi 1er mars 2027',
    '1er–2 mars 2027',
    'lundi 1er – mardi 2 mars 2027',
    '2 mars – 1er avril 2027',
    'lundi 1er mars 2027 à 01:01',
  ]);
  for (const other of [localeOf.en, localeOf.es, localeOf.nl]) expect(told(other).join()).not.toContain('1er');
  const others = [
    formatDay('2027-03-11', localeOf.fr),
    formatDay('2027-03-21', localeOf.fr, 'full'),
    formatDay(first, localeOf.fr, { day: 'numeric' }),
  ];
  expect(others).toEqual(['11 mars 2027', 'dimanche 21 mars 2027', '1']);
  expect(formatDay(first, localeOf.fr, { weekday: 'short', day: 'numeric' })).toBe('lun. 1');
});

test('an instant is shown in the time zone of the reader, or of a place', () => {
  const instant = '2026-11-27T13:05:00Z';
  expect(formatInstant(instant, 'en-GB')).toBe('27 Nov 2026, 13:05');
  expect(formatInstant(Date.parse(instant), 'fr-FR', fullInstantIn('Europe/Paris'))).toBe('vendredi 27 novembre 2026 à 14:05');
  expect(formatInstant(instant, 'fr-FR', instantStyles.day)).toBe('27 novembre 2026');
  expect(formatInstant(instant, 'fr-FR', instantStyles.weekday)).toBe('vendredi 27 novembre à 13:05');
});

test('a list is joined as its language joins it', () => {
  expect(formatList(['a', 'b', 'c'], 'fr-FR')).toBe('a, b et c');
  expect(formatList([], 'fr-FR')).toBe('');
});

test('a sentence begins with the capital of its language', () => {
  expect(capitalised('été', 'fr-FR')).toBe('Été');
});

test.each([
  [0, '1 second'],
  [44.2, '45 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3_600, '1 hour'],
])('a wait of %s seconds is never told shorter than it is: %s', (seconds, text) => {
  expect(plainSpaces(formatWait(seconds, 'en-GB'))).toBe(text);
});

test('English writes a weekday without a comma, alone and with the year, as a page has both', () => {
  expect(['weekday', 'weekdayAndYear', 'full', 'short'].map((style) => formatDay('2026-12-14', 'en-GB', style as 'full'))).toEqual([
    'Monday 14 December',
    'Monday 14 December 2026',
    'Monday 14 December 2026',
    'Mon 14 December 2026',
  ]);
  expect(formatSpan(['2026-12-31', '2027-01-02'], 'en-GB', 'weekday')).not.toContain(',');
});

test.each([
  ['fr-FR', '1 jour', '8 jours', '6 mois'],
  ['en-GB', '1 day', '8 days', '6 months'],
  ['es-ES', '1 día', '8 días', '6 meses'],
  ['nl-NL', '1 dag', '8 dagen', '6 maanden'],
])('days and months are spelt out in %s', (locale, ...durations) => {
  const said = [formatDuration(1, 'day', locale), formatDuration(8, 'day', locale), formatDuration(6, 'month', locale)];
  expect(said.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(durations);
});
