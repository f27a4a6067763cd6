import { makeRoom } from '../testing/make-venue.ts';
import { searchDay } from '../testing/searches.ts';
import { fitOf } from './fit-of.ts';

const room = (id: string, floor: number) => ({ ...makeRoom('Ternes', id, { capacities: { theater: 40 } }), floor });
const [hall, small, smaller, upper] = [room('Hall', 0), room('Small', 0), room('Smaller', 1), room('Upper', 2)];
const days = [searchDay('2026-10-06'), searchDay('2026-10-07')];

it('names the plenary’s room of the first day, with its places in the requested set-up', () => {
  expect(fitOf(days, [[hall], [upper]])).toMatchObject({ plenary: { name: 'Hall', configuration: 'theater', people: 40 } });
});

it('counts the rooms and floors of the day that has most, not those of all days together', () => {
  expect(
    fitOf(days, [
      [hall, small],
      [hall, upper],
    ]),
  ).toMatchObject({ roomsCount: 2, floorsCount: 2 });
  expect(fitOf(days, [[hall, small, smaller], [upper]])).toMatchObject({ roomsCount: 3, floorsCount: 2 });
});

it('says nothing where no room was found', () => {
  expect(fitOf(days, [])).toBeUndefined();
});
