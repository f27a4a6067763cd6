import { configurations } from '@plenary/contracts/terms';
import fc from 'fast-check';
import { planSeats } from './plan-seats.ts';

const setUps = fc.constantFrom(...configurations);
const rooms = fc.record({ area: fc.integer({ min: 8, max: 2_000 }), people: fc.integer({ min: 1, max: 999 }) });

test('a plan has a seat for each person, inside the room, and no two in one place', () => {
  fc.assert(
    fc.property(setUps, rooms, (configuration, { area, people }) => {
      const { width, depth, seats } = planSeats(area, { configuration, people });
      expect(seats).toHaveLength(people);
      expect(new Set(seats.map(({ x, y }) => `${x} ${y}`)).size).toBe(people);
      expect(seats.every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= depth)).toBe(true);
    }),
  );
});

test('its sides hold the area, and its tables stand inside it', () => {
  fc.assert(
    fc.property(setUps, rooms, (configuration, { area, people }) => {
      const { width, depth, tables } = planSeats(area, { configuration, people });
      expect((width * depth) / 10_000).toBeCloseTo(area);
      for (const table of tables) {
        expect(Math.min(table.x, table.y, table.width, table.depth)).toBeGreaterThanOrEqual(0);
        expect(table.x + table.width).toBeLessThanOrEqual(width);
        expect(table.y + table.depth).toBeLessThanOrEqual(depth);
      }
    }),
  );
});

test('around the tables of a cabaret most people face the screen, and a U is open towards it', () => {
  const cabaret = planSeats(130, { configuration: 'cabarets', people: 8 });
  const [table] = cabaret.tables;
  const behind = cabaret.seats.filter(({ y }) => y > (table?.y ?? 0) + (table?.depth ?? 0) / 2);
  expect([cabaret.tables.length, behind.length]).toEqual([1, 6]);
  const u = planSeats(130, { configuration: 'u', people: 36 });
  const front = Math.min(...u.tables.map(({ y }) => y));
  expect(u.seats.every(({ y }) => y > front)).toBe(true);
});
