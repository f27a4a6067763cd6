import type { Configuration } from '@plenary/contracts/search';

interface Point {
  x: number;
  y: number;
}

/** A table in the plan, in centimetres; `round` ones by the square around them. */
interface Table extends Point {
  width: number;
  depth: number;
  isRound: boolean;
}

/** A room seen from above, in centimetres: the screen stands at y 0, in the middle of the wall. */
export interface Plan {
  width: number;
  depth: number;
  seats: Point[];
  tables: Table[];
}

/** Only its area is kept of a room: it is drawn a third deeper than wide. */
const depthToWidth = 4 / 3;
/** Kept free along the walls, and before the screen as a part of the depth. */
const margin = 60;
const frontPart = 0.16;

interface Box extends Point {
  width: number;
  depth: number;
}

const even = (count: number, from: number, length: number): number[] =>
  Array.from({ length: count }, (_, index) => from + ((index + 0.5) * length) / count);

/** As square a grid as the box allows, row by row from the front; the last row is centred. */
const grid = (count: number, { x, y, width, depth }: Box): Point[] => {
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * width) / depth))));
  const rows = Math.ceil(count / columns);
  return even(rows, y, depth).flatMap((at, row) => {
    const inRow = Math.min(columns, count - row * columns);
    const span = (width * inRow) / columns;
    return even(inRow, x + (width - span) / 2, span).map((across) => ({ x: across, y: at }));
  });
};

/** People spread over tables so that no two tables differ by more than one. */
const spread = (people: number, tables: number): number[] =>
  Array.from({ length: tables }, (_, index) => Math.floor(people / tables) + (index < people % tables ? 1 : 0));

/** Round tables with their seats on an arc: of a whole circle, or the one that is turned to the screen. */
const roundTables = (people: number, box: Box, { seatsEach, arc }: { seatsEach: number; arc: number }): Pick<Plan, 'seats' | 'tables'> => {
  const counts = spread(people, Math.ceil(people / seatsEach));
  const centres = grid(counts.length, box);
  const room = Math.min(box.width, box.depth, Math.sqrt((box.width * box.depth) / counts.length));
  const reach = Math.min(95, room * 0.42);
  const size = reach * 1.3;
  return {
    tables: centres.map(({ x, y }) => ({ x: x - size / 2, y: y - size / 2, width: size, depth: size, isRound: true })),
    seats: centres.flatMap(({ x, y }, table) => {
      const seats = counts[table] ?? 0;
      return even(seats, Math.PI / 2 - arc / 2, arc).map((angle) => ({ x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }));
    }),
  };
};

/** Rows of seats; each row of `class` sits behind a table of its own. */
const inRows = (people: number, box: Box, hasTables: boolean): Pick<Plan, 'seats' | 'tables'> => {
  const seats = grid(people, box);
  if (!hasTables) return { seats, tables: [] };
  const rows = [...new Set(seats.map(({ y }) => y))];
  const pitch = box.depth / rows.length;
  const tables = rows.map((y) => {
    const across = seats.filter((seat) => seat.y === y).map(({ x }) => x);
    const [left, right] = [Math.min(...across) - 25, Math.max(...across) + 25];
    return { x: left, y: y - Math.min(70, pitch * 0.75), width: right - left, depth: Math.min(40, pitch * 0.4), isRound: false };
  });
  return { seats, tables };
};

/** Sides of a table or of a U, each with its share of the people. */
const around = (people: number, { x, y, width, depth }: Box, sides: 3 | 4): Pick<Plan, 'seats' | 'tables'> => {
  const whole = sides === 4 ? 2 * (width + depth) : width + 2 * depth;
  const onSide = Math.round((people * depth) / whole);
  const back = sides === 4 ? Math.ceil((people - 2 * onSide) / 2) : people - 2 * onSide;
  const front = people - 2 * onSide - back;
  const thick = 55;
  const off = 30;
  const seats = [
    ...even(onSide, y, depth).flatMap((at) => [
      { x: x - off, y: at },
      { x: x + width + off, y: at },
    ]),
    ...even(back, x, width).map((at) => ({ x: at, y: y + depth + off })),
    ...even(front, x, width).map((at) => ({ x: at, y: y - off })),
  ];
  const table = (left: number, top: number, wide: number, deep: number): Table => ({
    x: left,
    y: top,
    width: wide,
    depth: deep,
    isRound: false,
  });
  const tables =
    sides === 4
      ? [table(x, y, width, depth)]
      : [table(x, y, thick, depth), table(x + width - thick, y, thick, depth), table(x, y + depth - thick, width, thick)];
  return { seats, tables };
};

const inset = ({ x, y, width, depth }: Box, by: number): Box => ({ x: x + by, y: y + by, width: width - 2 * by, depth: depth - 2 * by });

const laidOut = (configuration: Configuration, people: number, box: Box): Pick<Plan, 'seats' | 'tables'> => {
  switch (configuration) {
    case 'class':
      return inRows(people, box, true);
    case 'u':
      return around(people, inset(box, Math.min(box.width, box.depth) * 0.14), 3);
    case 'board':
      return around(people, inset(box, Math.min(box.width, box.depth) * 0.26), 4);
    case 'cabarets':
      return roundTables(people, box, { seatsEach: 8, arc: Math.PI * 1.25 });
    case 'casual':
      return roundTables(people, box, { seatsEach: 6, arc: Math.PI * 2 });
    case 'close-to-ground':
      return roundTables(people, box, { seatsEach: 10, arc: Math.PI * 2 });
    default:
      return inRows(people, box, false);
  }
};

/** A room of an area in m², set up for as many people as it holds; no seat lies outside it. */
export const planSeats = (area: number, { configuration, people }: { configuration: Configuration; people: number }): Plan => {
  const width = Math.sqrt((area * 10_000) / depthToWidth);
  const depth = width * depthToWidth;
  const front = Math.max(margin, depth * frontPart);
  const side = Math.min(margin, width * 0.12);
  return { width, depth, ...laidOut(configuration, people, { x: side, y: front, width: width - 2 * side, depth: depth - front - side }) };
};
