import type { VenueSearch } from '@plenary/contracts/search';
import * as z from 'zod';
import { canonicalSearch, demandIdOf } from './search-id.ts';

const room = { pax: 20, duration: 'AM, PM', configuration: 'theater' } as const;
const search: VenueSearch = { countryCode: 'FRA', days: [{ date: '2026-03-16', lunchPax: 20, plenary: room, subcommittees: [room] }] };
const demand = { userId: 'u1', subject: 'venue-1', search };

test('the same search by the same user of the same venue is the same demand, for any order of its keys', () => {
  const turned = { configuration: 'theater', duration: 'AM, PM', pax: 20 } as const;
  const sameSearch: VenueSearch = {
    days: [{ subcommittees: [turned], plenary: turned, lunchPax: 20, date: '2026-03-16' }],
    countryCode: 'FRA',
  };
  expect(canonicalSearch(sameSearch)).toBe(canonicalSearch(search));
  expect(demandIdOf({ search: sameSearch, subject: 'venue-1', userId: 'u1' })).toBe(demandIdOf(demand));
});

test("the form's own memory is not part of it", () => {
  const remembered = { ...search, manualPax: [0] };
  expect(demandIdOf({ ...demand, search: remembered })).toBe(demandIdOf(demand));
});

test('an id never changes: stored demands depend on it', () => {
  expect(demandIdOf(demand)).toBe('da6b24d2-3b4f-84e5-a34c-8342aa190dee');
});

test('ids are uuids', () => {
  for (let index = 0; index < 200; index += 1)
    expect(z.uuid().safeParse(demandIdOf({ ...demand, userId: `u${index}` })).success).toBe(true);
});

test('another user, subject or any other field of the search is another demand', () => {
  const [day] = search.days;
  const withDay = (fields: object): VenueSearch => ({ ...search, days: search.days.map((some) => ({ ...some, ...fields })) });
  const others = [
    { ...demand, userId: 'u2' },
    { ...demand, subject: 'venue-2' },
    { ...demand, userId: 'u1v', subject: 'enue-1' },
    { ...demand, search: { ...search, countryCode: 'BEL' as const } },
    { ...demand, search: { ...search, days: [...search.days, ...search.days] } },
    ...[{ date: '2026-03-17' }, { lunchPax: 21 }, { lunchPax: undefined }, { subcommittees: [] }, { subcommittees: [room, room] }].map(
      (fields) => ({ ...demand, search: withDay(fields) }),
    ),
    ...[{ pax: 21 }, { duration: 'AM' }, { configuration: 'u' }].flatMap((fields) => [
      { ...demand, search: withDay({ plenary: { ...day?.plenary, ...fields } }) },
      { ...demand, search: withDay({ subcommittees: [{ ...room, ...fields }] }) },
    ]),
  ];
  expect(new Set([demand, ...others].map(demandIdOf)).size).toBe(others.length + 1);
});
