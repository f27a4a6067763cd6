import fc from 'fast-check';
import { type Position, roundRing, smoothLine } from './smooth-line.ts';

const square: Position[] = [
  [0, 0],
  [0.02, 0],
  [0.02, 0.02],
  [0, 0.02],
  [0, 0],
];

test('a smooth line still passes through every point of the hand-made one', () => {
  const points = fc.array(fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -80, max: 80 })), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(points, (line) => {
      const curve = smoothLine(line);
      for (const [longitude, latitude] of line) {
        expect(curve).toContainEqual([longitude, latitude]);
      }
    }),
  );
});

test('two points stay a straight line', () => {
  const line: Position[] = [
    [2, 48],
    [3, 49],
  ];
  expect(smoothLine(line)).toEqual(line);
});

test('a closed line stays closed', () => {
  const curve = smoothLine(square);
  expect(curve.at(-1)).toEqual(curve[0]);
});

test('a rounded ring stays closed and inside its outline', () => {
  const ring = roundRing(square);
  expect(ring.at(-1)).toEqual(ring[0]);
  for (const [x, y] of ring) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(0.02);
  }
  expect(ring).not.toContainEqual([0, 0]);
});
