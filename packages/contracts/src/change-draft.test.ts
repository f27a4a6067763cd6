import { askedChange, draftFaults, draftOf, inOrder, withDay, withDayBack, withDayMore } from './change-draft.ts';
import type { SearchDay } from './search.ts';

const subcommittee = { pax: 8, duration: 'AM, PM', configuration: 'casual' } as const;
const days: SearchDay[] = [
  { date: '2026-10-06', lunchPax: 24, plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [subcommittee] },
  { date: '2026-10-07', plenary: { pax: 24, duration: 'AM', configuration: 'theater' }, subcommittees: [] },
];
const addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };
const booked = { days, addons };
const same = days.map(({ date }) => ({ from: date, to: date, pax: 24 }));

// Lifecycle L17.

test('a draft that is left as it is asks for nothing else', () => {
  expect(askedChange(draftOf(days), addons, booked)).toEqual({ days: same });
});

test('a lunch for everybody goes along with the people and is not asked for; another number of it is', () => {
  const more = withDay(withDay(draftOf(days), 0, { pax: null }, days), 0, { pax: 30 }, days);
  expect(more[0]?.lunchPax).toBe(30);
  expect(askedChange(more, addons, booked).days[0]).toEqual({ from: '2026-10-06', to: '2026-10-06', pax: 30 });
  const fewerEat = withDay(more, 0, { lunchPax: 20 }, days);
  expect(askedChange(withDay(fewerEat, 0, { pax: 31 }, days), addons, booked).days[0]).toMatchObject({ pax: 31, lunchPax: 20 });
});

test('a half day that becomes a full one includes its lunch, one with lunch for some asks for it', () => {
  const full = withDay(draftOf(days), 1, { duration: 'AM, PM' }, days);
  expect(full[1]?.lunchPax).toBe(24);
  expect(askedChange(full, addons, booked).days[1]).toEqual({ ...same[1], duration: 'AM, PM' });
  const eating = withDay(draftOf(days), 1, { lunchPax: 10 }, days);
  expect(askedChange(eating, addons, booked).days[1]).toEqual({ ...same[1], lunchPax: 10 });
});

test('subcommittees say which one they go on with; set-ups and add-ons are asked for where they differ', () => {
  const [first] = draftOf(days);
  const subcommittees = [{ ...subcommittee, pax: 6 }, ...(first?.subcommittees ?? [])];
  const draft = withDay(draftOf(days), 0, { configuration: 'class', subcommittees }, days);
  expect(askedChange(draft, { ...addons, wellness: true }, booked)).toEqual({
    days: [
      {
        ...same[0],
        configuration: 'class',
        subcommittees: [
          { ...subcommittee, pax: 6 },
          { ...subcommittee, from: 0 },
        ],
      },
      same[1],
    ],
    addons: { ...addons, wellness: true },
  });
});

test('a draft is whole once every day and count is there, and each that lacks is named', () => {
  expect(draftFaults(draftOf(days))).toEqual({});
  const lacking = { to: '', pax: null, lunchPax: null, subcommittees: [{ ...subcommittee, pax: 0 }] };
  expect(draftFaults(withDay(draftOf(days), 1, lacking, days))).toEqual({
    'days.1.to': 'required',
    'days.1.plenary.pax': 'required',
    'days.1.lunchPax': 'required',
    'days.1.subcommittees.0.pax': 'required',
  });
});

test('a day that is given up is not named, and comes back as it was, in its place', () => {
  const [, second] = draftOf(days);
  const left = second ? [second] : [];
  expect(askedChange(left, addons, booked)).toEqual({ days: [same[1]] });
  const [first] = days;
  expect(first && withDayBack(left, first)).toEqual(draftOf(days));
});

test('a day more is the next working day, for as many people, with lunch on a full one', () => {
  const more = withDayMore(draftOf(days));
  expect(more[2]).toMatchObject({ to: '2026-10-08', pax: 24, configuration: 'theater', duration: 'AM, PM', lunchPax: 24 });
  expect(withDayMore(withDayMore(more)).map(({ to }) => to)).toEqual([
    '2026-10-06',
    '2026-10-07',
    '2026-10-08',
    '2026-10-09',
    '2026-10-12',
  ]);
  expect(askedChange(more, addons, booked).days[2]).toEqual({
    ...{ to: '2026-10-08', pax: 24, configuration: 'theater', duration: 'AM, PM' },
  });
  expect(withDay(more, 2, { duration: 'AM' }, days)[2]?.lunchPax).toBe(0);
  const eating = withDay(more, 2, { lunchPax: 10, subcommittees: [subcommittee] }, days);
  expect(askedChange(eating, addons, booked).days[2]).toMatchObject({ lunchPax: 10, subcommittees: [subcommittee] });
});

test('a day more goes among the others by its date, which keep their order', () => {
  const earlier = withDay(withDayMore(draftOf(days)), 2, { to: '2026-10-05' }, days);
  expect(inOrder(earlier).map(({ from, to }) => [from, to])).toEqual([
    [undefined, '2026-10-05'],
    ['2026-10-06', '2026-10-06'],
    ['2026-10-07', '2026-10-07'],
  ]);
  const moved = withDay(earlier, 0, { to: '2026-10-20' }, days);
  expect(inOrder(moved).map(({ to }) => to)).toEqual(['2026-10-05', '2026-10-20', '2026-10-07']);
  expect(inOrder(withDay(earlier, 2, { to: '' }, days)).map(({ to }) => to)).toEqual(['2026-10-06', '2026-10-07', '']);
});
