import { halfBits } from '../rooms/match-rooms-prepare.ts';
import type { VenueDay } from './venue-day.ts';
import type { VenueDayRow } from './venue-day-lines.ts';
import type { VenueIndex } from './venue-index.ts';

/** Rooms of each venue that are taken in a half, a bit a room. */
interface TakenRooms {
  AM: Int32Array;
  PM: Int32Array;
  SOIREE: Int32Array;
}

/** What is taken in all venues on a day, by their places: 40 bytes a venue. */
export interface KeptDay {
  first: TakenRooms;
  full: TakenRooms;
  service1Taken: Int32Array;
  service2Taken: Int32Array;
  /** Instant from which a row overstates what is taken; Infinity: it never does. */
  lapsesAt: Float64Array;
  /** Rows of `wide` venues. */
  wide: Map<number, VenueDay>;
  /** Mark from which the next reading asks (`changeMarks`). */
  since: number;
  /** Instant of its whole reading. */
  readAt: number;
}

export const createKeptDay = ({ venues: { length } }: VenueIndex, readAt: number): KeptDay => {
  const rooms = () => ({ AM: new Int32Array(length), PM: new Int32Array(length), SOIREE: new Int32Array(length) });
  return {
    ...{ first: rooms(), full: rooms(), service1Taken: new Int32Array(length), service2Taken: new Int32Array(length) },
    ...{ lapsesAt: new Float64Array(length).fill(Number.POSITIVE_INFINITY), wide: new Map(), since: 0, readAt },
  };
};

export const keepRow = (day: KeptDay, { wide, placeOf }: VenueIndex, row: VenueDayRow): void => {
  const place = placeOf.get(row.venueId);
  if (place === undefined) return;
  day.lapsesAt[place] = row.lapsesAt ?? Number.POSITIVE_INFINITY;
  day.service1Taken[place] = row.service1Taken;
  day.service2Taken[place] = row.service2Taken;
  if (wide.has(place)) day.wide.set(place, row);
  else {
    keepDigits(day.first, place, row.first);
    keepDigits(day.full, place, row.full);
  }
};

const zero = 48;

const keepDigits = (rooms: TakenRooms, place: number, digits: string): void => {
  let [morning, afternoon, evening] = [0, 0, 0];
  for (let position = 0; position < digits.length; position++) {
    const halves = digits.charCodeAt(position) - zero;
    if (halves & halfBits.AM) morning |= 1 << position;
    if (halves & halfBits.PM) afternoon |= 1 << position;
    if (halves & halfBits.SOIREE) evening |= 1 << position;
  }
  rooms.AM[place] = morning;
  rooms.PM[place] = afternoon;
  rooms.SOIREE[place] = evening;
};

/** What is taken in a venue, as its row says. */
export const rowAt = (day: KeptDay, place: number): VenueDay =>
  day.wide.get(place) ?? {
    first: digitsAt(day.first, place),
    full: digitsAt(day.full, place),
    service1Taken: day.service1Taken[place] ?? 0,
    service2Taken: day.service2Taken[place] ?? 0,
  };

const digitsAt = ({ AM, PM, SOIREE }: TakenRooms, place: number): string => {
  const [morning, afternoon, evening] = [AM[place] as number, PM[place] as number, SOIREE[place] as number];
  const positions = 32 - Math.clz32(morning | afternoon | evening);
  let digits = '';
  for (let position = 0; position < positions; position++) {
    const [first, second, third] = [(morning >> position) & 1, (afternoon >> position) & 1, (evening >> position) & 1];
    digits += first * halfBits.AM + second * halfBits.PM + third * halfBits.SOIREE;
  }
  return digits;
};
