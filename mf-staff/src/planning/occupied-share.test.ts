import type { Planning } from '@plenary/contracts/planning.schemas';
import type { Slot } from './board-slots.ts';
import { occupiedShare } from './occupied-share.ts';

const day = '2027-01-18';
const room = (id: string, category: Planning['rooms'][number]['category'] = 'Standard') => ({ id, name: id, floor: 0, category });
const held = (entries: Record<string, Slot['state']>) =>
  new Map(Object.entries(entries).map(([key, state]) => [key.replace(' ', ` ${day} `), { state, bookings: [] }]));
const shareOf = (slots: Record<string, Slot['state']>, blocked: Record<string, Slot['state']> = {}) =>
  occupiedShare({
    rooms: [room('A', 'Premium'), room('B'), room('C', 'Restaurant'), room('D', 'Espace commun')],
    day,
    slots: held(slots),
    blocked: held(blocked),
  });

// Desk D18.
test.each([
  ['nothing is booked', 0, {}, {}],
  ['one half of four is confirmed', 0.25, { 'A AM': 'confirmed' }, {}],
  ['an option holds, and an evening is confirmed', 0.25, { 'A AM': 'confirmed', 'A PM': 'option1', 'A SOIREE': 'confirmed' }, {}],
  ['another day, the restaurant and the common space count nowhere', 0, { 'C AM': 'confirmed', 'D PM': 'confirmed' }, {}],
  ['half of what is not blocked', 0.5, { 'A AM': 'confirmed' }, { 'B AM': 'blocked', 'B PM': 'blocked' }],
  ['everything', 1, { 'A AM': 'confirmed', 'A PM': 'confirmed', 'B AM': 'confirmed', 'B PM': 'confirmed' }, {}],
] as const)('%s: %d', (_, share, slots, blocked) => {
  expect(shareOf(slots, blocked)).toBe(share);
});

test('a day on which everything is blocked has no share', () => {
  expect(shareOf({}, { 'A AM': 'blocked', 'A PM': 'blocked', 'B AM': 'blocked', 'B PM': 'blocked' })).toBeUndefined();
});
