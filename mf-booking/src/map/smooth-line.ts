/** Longitude and latitude in degrees, as GeoJSON writes them. */
export type Position = [longitude: number, latitude: number];

const steps = 6;

/** A soft curve through every point of a line (Catmull-Rom), closed if the line ends where it starts. */
export function smoothLine(points: Position[]): Position[] {
  if (points.length < 3) return points;
  const last = points.length - 1;
  const isClosed = samePlace(points[0], points[last]);
  const at = (index: number): Position => {
    if (isClosed) return points[(index + last) % last] ?? [0, 0];
    return points[Math.min(Math.max(index, 0), last)] ?? [0, 0];
  };
  const curve: Position[] = [at(0)];
  for (let index = 0; index < last; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 1; step < steps; step++) {
      const t = step / steps;
      curve.push([between(a[0], b[0], c[0], d[0], t), between(a[1], b[1], c[1], d[1], t)]);
    }
    curve.push(c);
  }
  return curve;
}

/**
 * A ring with round corners, still closed. The radius grows with the square of the extent: a garden of 1 km keeps its ruled corners
 * (of some 50 m), a wood of 4 km loses its angles.
 */
export function roundRing(ring: Position[]): Position[] {
  const corners = ring.slice(0, -1);
  const radius = 4 * extentOf(corners) ** 2;
  const round = corners.flatMap((corner, index): Position[] => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    const from = towards(corner, before, radius);
    const to = towards(corner, after, radius);
    return [0, 0.25, 0.5, 0.75, 1].map((t) => bend(from, corner, to, t));
  });
  const [first] = round;
  return first ? [...round, first] : ring;
}

const extentOf = (points: Position[]) => Math.max(...[0, 1].map((axis) => spread(points.map((point) => point[axis] ?? 0))));

const spread = (values: number[]) => Math.max(...values) - Math.min(...values);

/** The point at `distance` from a corner on the way to its neighbour, at most halfway. */
function towards(corner: Position, neighbour: Position, distance: number): Position {
  const length = Math.hypot(neighbour[0] - corner[0], neighbour[1] - corner[1]);
  const share = length === 0 ? 0 : Math.min(0.5, distance / length);
  return [corner[0] + (neighbour[0] - corner[0]) * share, corner[1] + (neighbour[1] - corner[1]) * share];
}

/** A point of the curve from `from` to `to` that is drawn to `corner` (quadratic Bézier). */
const bend = (from: Position, corner: Position, to: Position, t: number): Position => [
  (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * corner[0] + t ** 2 * to[0],
  (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * corner[1] + t ** 2 * to[1],
];

const samePlace = (a: Position | undefined, b: Position | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];

const between = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
