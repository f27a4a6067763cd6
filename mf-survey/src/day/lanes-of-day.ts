import { eveningMinutesOf, minutesOf, minutesOfDuration } from '@plenary/contracts/survey-times';
import type { DayRow } from './rows-of-day.ts';

interface Block {
  row: DayRow;
  /** Minutes since midnight, beyond 24 hours after it. */
  from: number;
  to: number;
  /** Beside others of its kind where they overlap, counted from 0, of so many. */
  lane: number;
  laneCount: number;
}

export interface Lanes {
  blocks: Block[];
  /** Whole hours around all of them. */
  opens: number;
  closes: number;
}

const shortest = 30;
const hour = 60;

const isRoom = ({ kind }: DayRow): boolean => kind === 'plenary' || kind === 'subcommittee' || kind === 'evening-space';

/** The rows of a day that have an hour, as blocks of a timeline: rooms side by side, what everybody does across them. */
export const lanesOfDay = (rows: readonly DayRow[]): Lanes => {
  const blocks = [...inLanes(rows.filter(isRoom)), ...inLanes(rows.filter((row) => !isRoom(row)))];
  return {
    blocks,
    opens: Math.floor(Math.min(8 * hour, ...blocks.map(({ from }) => from)) / hour),
    closes: Math.ceil(Math.max(18 * hour, ...blocks.map(({ to }) => to)) / hour),
  };
};

/** Each in the first lane that is free. */
const inLanes = (rows: readonly DayRow[]): Block[] => {
  const placed: Omit<Block, 'laneCount'>[] = [];
  for (const row of rows) {
    const span = spanOf(row);
    if (!span) continue;
    const isTaken = (lane: number) => placed.some((block) => block.lane === lane && block.from < span.to && span.from < block.to);
    let lane = 0;
    while (isTaken(lane)) lane += 1;
    placed.push({ row, ...span, lane });
  }
  const laneCount = Math.max(0, ...placed.map(({ lane }) => lane)) + 1;
  return placed.map((block) => ({ ...block, laneCount }));
};

const spanOf = ({ kind, start, end, duration }: DayRow): { from: number; to: number } | null => {
  if (start === null) return null;
  const clock = kind === 'afterwork' || kind === 'evening-space' ? eveningMinutesOf : minutesOf;
  const from = clock(start);
  const length = duration === null ? 0 : minutesOfDuration(duration) || 0;
  const to = end === null ? from + length : clock(end);
  return { from, to: Math.max(to, from + shortest) };
};
