import fc from 'fast-check';
import { occupancyShares } from './occupancy-shares.ts';

// design: desk D18, D19

const none = { halves: 0, blocked: 0, sold: 0, held: 0, evenings: 0, people: 0, seats: 0 };

it('occupancy leaves blocked halves out, and use is occupancy times fill', () => {
  const figures = { ...none, halves: 100, blocked: 20, sold: 40, held: 7, evenings: 3, people: 300, seats: 400 };
  expect(occupancyShares(figures)).toEqual({ occupancy: 0.5, fill: 0.75, use: 0.375, yield: null });
});

it('yield is the net of a half that could be sold, and of none that is told there is none', () => {
  expect(occupancyShares({ ...none, halves: 100, blocked: 20, net: 1_600_000 }).yield).toBe(20_000);
  expect(occupancyShares({ ...none, halves: 20, blocked: 20, net: 1_600_000 }).yield).toBeNull();
});

it('of nothing there is no share', () => {
  expect(occupancyShares(none)).toEqual({ occupancy: null, fill: null, use: null, yield: null });
  expect(occupancyShares({ ...none, halves: 10, blocked: 10 })).toEqual({ occupancy: null, fill: null, use: null, yield: null });
  expect(occupancyShares({ ...none, halves: 10 })).toEqual({ occupancy: 0, fill: null, use: null, yield: null });
});

it('no share is above one where no more is sold than could be, and no room is over its capacity', () => {
  const count = fc.nat({ max: 1_000 });
  fc.assert(
    fc.property(count, count, count, count, count, (blocked, sold, free, people, empty) => {
      const figures = { ...none, halves: blocked + sold + free, blocked, sold, people, seats: people + empty };
      for (const share of Object.values(occupancyShares(figures))) expect(share ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});
