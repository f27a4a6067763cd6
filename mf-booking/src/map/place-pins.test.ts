import fc from 'fast-check';
import { clusterWidth, type Pin, type PlacedPin, pillWidth, placePins } from './place-pins.ts';

const pin = (slug: string, x: number, y: number, width = 72): Pin => ({ slug, x, y, width });
const room = { clusterWidth: 110, reach: 40 };

/** The clickable boxes as the style sheet draws them: 24 px high, in the middle of their venues but for how far they are moved. */
const targets = (pins: Pin[], places: PlacedPin[], width = room.clusterWidth) =>
  places.map(({ slugs, dx, dy }) => {
    const inside = pins.filter(({ slug }) => slugs.includes(slug));
    const middle = (axis: 'x' | 'y') => inside.reduce((sum, each) => sum + each[axis], 0) / inside.length;
    return { x: middle('x') + dx, y: middle('y') + dy, width: inside.length > 1 ? width : (inside[0]?.width ?? 0), height: 24 };
  });

/** Positions of its venues, in pixels, on a map as wide as next to a list of 1280 px. */
const paris: [number, number][] = [
  [88, 43],
  [88, 47],
  [59, 83],
  [135, 63],
  [135, 57],
  [138, 58],
  [36, 25],
  [0, 0],
  [161, 41],
  [109, 28],
  [78, 22],
  [171, 63],
  [178, 84],
  [190, 63],
  [176, 106],
  [171, 91],
  [219, 82],
  [113, 85],
  [174, 119],
];

const overlaps = (boxes: ReturnType<typeof targets>) =>
  boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2)
      .map((b) => [a, b]),
  );

/** A pixel of rounding lies between where a pill is moved to and where it is drawn. */
const anyPins = fc
  .array(
    fc.record({ x: fc.integer({ min: 0, max: 240 }), y: fc.integer({ min: 0, max: 400 }), width: fc.integer({ min: 60, max: 100 }) }),
    {
      maxLength: 50,
    },
  )
  .map((list) => list.map((item, index) => ({ slug: `v${index}`, ...item })));

test('pins with room around them stay where they are, with their price', () => {
  const pins = [pin('a', 0, 0), pin('b', 200, 0), pin('c', 0, 100)];
  expect(placePins(pins, room)).toEqual(pins.map(({ slug }) => ({ slugs: [slug], dx: 0, dy: 0 })));
});

test('two venues in the same street both keep their price, a little apart', () => {
  const pins = [pin('a', 100, 100), pin('b', 104, 110)];
  const places = placePins(pins, room);
  expect(places.map(({ slugs }) => slugs)).toEqual([['a'], ['b']]);
  expect(overlaps(targets(pins, places))).toEqual([]);
});

test('in a crowd the nearest venues are one pin, while a venue apart keeps its price at its place', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => pin(`crowd-${index}`, 100 + (index % 4) * 8, 100 + Math.floor(index / 4) * 8));
  const places = placePins([...crowd, pin('apart', 400, 400)], room);
  expect(places.at(-1)).toEqual({ slugs: ['apart'], dx: 0, dy: 0 });
  expect(places.length).toBeLessThan(8);
  expect(places.flatMap(({ slugs }) => slugs)).toHaveLength(13);
});

test('of the venues of Paris in the 220 px that the padding leaves, most show a price of their own', () => {
  const pins = paris.map(([x, y], index) => pin(`v${index}`, x, y, pillWidth('146 €')));
  const places = placePins(pins, { clusterWidth: clusterWidth('dès 98 €'), reach: 40 });
  expect(places.filter(({ slugs }) => slugs.length === 1).length).toBeGreaterThan(paris.length / 2);
});

test.each([0, 40, Number.POSITIVE_INFINITY])(
  'with a reach of %s px each venue is in one pin, and no pin lies on another or is moved further, for any venues',
  (reach) => {
    fc.assert(
      fc.property(anyPins, (pins) => {
        const places = placePins(pins, { ...room, reach });
        expect(places.flatMap(({ slugs }) => slugs).sort()).toEqual(pins.map(({ slug }) => slug).sort());
        expect(overlaps(targets(pins, places))).toEqual([]);
        for (const { dx, dy } of places) expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(reach + 1);
      }),
    );
  },
);

test('a thousand venues in one city are placed too, each once', () => {
  const pins = Array.from({ length: 1000 }, (_, index) => pin(`v${index}`, (index * 37) % 400, (index * 91) % 600));
  const places = placePins(pins, room);
  expect(new Set(places.flatMap(({ slugs }) => slugs)).size).toBe(1000);
  expect(overlaps(targets(pins, places))).toEqual([]);
});

test('without reach the venues of a city are one pin in their middle, and a venue apart stands alone', () => {
  const pins = [pin('a', 100, 100), pin('far', 300, 300), pin('b', 101, 100), pin('c', 100, 102)];
  expect(placePins(pins, { clusterWidth: 120, reach: 0 }).map(({ slugs }) => slugs)).toEqual([['a', 'b', 'c'], ['far']]);
});

test('a cluster that would lie on a neighbour takes it in', () => {
  const slugsOf = (pins: Pin[], width: number) => placePins(pins, { clusterWidth: width, reach: 0 }).map(({ slugs }) => slugs);
  expect(slugsOf([pin('a', 0, 0, 60), pin('b', 50, 0, 60), pin('c', 110, 0, 60)], 60)).toHaveLength(2);
  expect(slugsOf([pin('a', 0, 0, 60), pin('b', 50, 0, 60), pin('c', 110, 0, 60)], 140)).toEqual([['a', 'b', 'c']]);
});

test('a longer label needs a wider pill', () => {
  expect(pillWidth('Place des Victoires')).toBeGreaterThan(pillWidth('4 960 €'));
});
