import fc from 'fast-check';
import { clusterPins, type Pin, type PlacedPin, pillWidth, placePins } from './place-pins.ts';

const pin = (slug: string, x: number, y: number, width = 72): Pin => ({ slug, x, y, width });

/** The clickable boxes as the style sheet draws them: a dot is 24 px wide, a pill 24 px high. */
const targets = (pins: Pin[], places: PlacedPin[]) =>
  places.map(({ dx, dy, isDot }, index) => {
    const { x, y, width } = pins[index] ?? pin('none', 0, 0);
    return { x: x + dx, y: y + dy, width: isDot ? 24 : width, height: 24 };
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

test('pins with room around them stay where they are, with their price', () => {
  const pins = [pin('a', 0, 0), pin('b', 200, 0), pin('c', 0, 100)];
  expect(placePins(pins)).toEqual(pins.map(({ slug }) => ({ slug, dx: 0, dy: 0, isDot: false })));
});

test('two venues in the same street both keep their price, a little apart', () => {
  const pins = [pin('a', 100, 100), pin('b', 104, 110)];
  const places = placePins(pins);
  expect(places.map(({ isDot }) => isDot)).toEqual([false, false]);
  expect(overlaps(targets(pins, places))).toEqual([]);
});

test('in a crowd the prices give way to dots, while a venue apart keeps its price', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => pin(`crowd-${index}`, 100 + (index % 4) * 8, 100 + Math.floor(index / 4) * 8));
  const places = placePins([...crowd, pin('apart', 400, 400)]);
  expect(places.filter(({ isDot }) => isDot).length).toBeGreaterThan(5);
  expect(places.at(-1)).toEqual({ slug: 'apart', dx: 0, dy: 0, isDot: false });
});

test('of the venues of Paris in the 220 px that the padding leaves, more than half show their price, the first of the list before others', () => {
  const places = placePins(paris.map(([x, y], index) => pin(`v${index}`, x, y, pillWidth('6 460 €'))));
  expect(places.filter(({ isDot }) => !isDot).length).toBeGreaterThan(paris.length / 2);
  expect(places.slice(0, 4).map(({ isDot }) => isDot)).toEqual([false, false, false, false]);
});

test('every pin is shown once and no target overlaps another, for any venues', () => {
  const anyPins = fc
    .array(
      fc.record({ x: fc.integer({ min: 0, max: 240 }), y: fc.integer({ min: 0, max: 400 }), width: fc.integer({ min: 60, max: 130 }) }),
      {
        maxLength: 22,
      },
    )
    .map((list) => list.map((item, index) => ({ slug: `v${index}`, ...item })));
  fc.assert(
    fc.property(anyPins, (pins) => {
      const places = placePins(pins);
      expect(places.map(({ slug }) => slug)).toEqual(pins.map(({ slug }) => slug));
      expect(overlaps(targets(pins, places))).toEqual([]);
    }),
  );
});

test('a thousand venues in one city are placed too, each once', () => {
  const pins = Array.from({ length: 1000 }, (_, index) => pin(`v${index}`, (index * 37) % 400, (index * 91) % 600));
  const places = placePins(pins);
  expect(new Set(places.map(({ slug }) => slug)).size).toBe(1000);
  expect(places.every(({ isDot }) => isDot)).toBe(true);
});

test('on a map of countries the venues of a city are one cluster, and a venue apart stands alone', () => {
  const pins = [pin('a', 100, 100), pin('far', 300, 300), pin('b', 101, 100), pin('c', 100, 102)];
  expect(clusterPins(pins, 120)).toEqual([['a', 'b', 'c'], ['far']]);
});

test('a cluster that would lie on a neighbour takes it in', () => {
  expect(clusterPins([pin('a', 0, 0, 60), pin('b', 50, 0, 60), pin('c', 110, 0, 60)], 60)).toHaveLength(2);
  expect(clusterPins([pin('a', 0, 0, 60), pin('b', 50, 0, 60), pin('c', 110, 0, 60)], 140)).toEqual([['a', 'b', 'c']]);
});

test('each venue is in one cluster, and no cluster lies on another, for any venues', () => {
  const anyPins = fc
    .array(
      fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }), width: fc.integer({ min: 60, max: 130 }) }),
    )
    .map((list) => list.map((item, index) => ({ slug: `v${index}`, ...item })));
  fc.assert(
    fc.property(anyPins, (pins) => {
      const clusters = clusterPins(pins, 130);
      expect(clusters.flat().sort()).toEqual(pins.map(({ slug }) => slug).sort());
      const boxes = clusters.map((slugs) => {
        const inside = pins.filter(({ slug }) => slugs.includes(slug));
        const middle = (axis: 'x' | 'y') => inside.reduce((sum, each) => sum + each[axis], 0) / inside.length;
        return { x: middle('x'), y: middle('y'), width: inside.length > 1 ? 130 : (inside[0]?.width ?? 0), height: 24 };
      });
      expect(overlaps(boxes)).toEqual([]);
    }),
  );
});

test('a longer label needs a wider pill', () => {
  expect(pillWidth('Place des Victoires')).toBeGreaterThan(pillWidth('4 960 €'));
});
