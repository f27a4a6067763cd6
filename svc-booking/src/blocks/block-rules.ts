import type { Block } from '@plenary/contracts/blocks.schemas';
import type { FieldErrors } from '@plenary/contracts/problem';
import { localInstant } from '@plenary/service-kit/local-time';
import { eachDay } from '../calendar/calendar-day.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { Half } from '../rooms/room.ts';

export type BlockForm = Pick<Block, 'rooms' | 'from' | 'to' | 'kind' | 'reason'>;

/** Days that a block touches at most. */
const maxBlockDays = 100;

/** Local hours of the halves: each begins where the one before ends. */
const hours: readonly { half: Half; from: string; to: string }[] = [
  { half: 'AM', from: '00:00', to: '13:00' },
  { half: 'PM', from: '13:00', to: '18:00' },
  { half: 'SOIREE', from: '18:00', to: '24:00' },
];

const dayOf = (time: string) => time.slice(0, 10);

export interface TouchedHalf {
  day: string;
  half: Half;
}

/** Halves between two local date-times, the end excluded. */
export const touchedHalves = ({ from, to }: Pick<BlockForm, 'from' | 'to'>): TouchedHalf[] =>
  eachDay(dayOf(from), dayOf(to)).flatMap((day) =>
    hours.flatMap(({ half, ...hour }) => (from < `${day}T${hour.to}` && to > `${day}T${hour.from}` ? [{ day, half }] : [])),
  );

interface Checked {
  roomIds: ReadonlySet<string>;
  timeZone: string;
  now: number;
  /** Where a block is changed: its beginning may stay in the past. */
  before?: Pick<BlockForm, 'from'>;
}

/** Field errors of a block; empty where it can be written. */
export const blockFaults = ({ rooms, from, to }: BlockForm, { roomIds, timeZone, now, before }: Checked): FieldErrors => {
  const faults: FieldErrors = {};
  if (rooms !== 'all' && new Set(rooms).size < rooms.length) faults.rooms = 'overlap';
  if (rooms !== 'all' && rooms.some((id) => !roomIds.has(id))) faults.rooms = 'not_in_venue';
  if (dayOf(from) < todayIn({ now, timeZone }) && from !== before?.from) faults.from = 'in_past';
  if (localInstant(dayOf(to), to.slice(11), timeZone) <= now) faults.to = 'in_past';
  else if (to <= from) faults.to = 'overlap';
  else if (eachDay(dayOf(from), dayOf(to)).length > maxBlockDays) faults.to = 'too_late';
  return faults;
};
