import type { KeptDay } from '../availability/kept-day.ts';
import type { NetworkDays } from '../availability/kept-days.ts';
import type { VenueIndex } from '../availability/venue-index.ts';
import { halfBits } from '../rooms/match-rooms-prepare.ts';
import type { PreparedRequest } from '../rooms/prepared-room.ts';
import { type LunchSeats, lunchSeatsNeeded } from '../search/lunch-seats.ts';
import { isOnRequest } from '../venues/on-request.ts';
import type { PreparedSearch } from './serve-search.ts';

/** A request, and in each venue the rooms that can serve it while they are free. */
interface AbleRooms {
  halves: number;
  rooms: Int32Array;
}

interface IndexedDay {
  able: readonly AbleRooms[];
  lunchSeats: number;
  kept: KeptDay;
}

/**
 * Whether the venue at a place may serve a search, from what can be counted at once; `serveSearch` decides. A venue needs, in each half of
 * each day, a free room for every request alone, and as many of them as there are requests; free means the same rank on all days; and
 * seats at lunch.
 */
export const mayServeSearch = ({ index, days, unsure }: NetworkDays, search: PreparedSearch): ((place: number) => boolean) => {
  const roomsFor = remembered(index);
  const indexed = search.prepared.flatMap(({ day, requests }, number): IndexedDay[] => {
    const kept = days[number];
    const able = requests.map((request) => ({ halves: request.halves, rooms: roomsFor(request) }));
    return kept && !day.evening ? [{ able, lunchSeats: lunchSeatsNeeded(day), kept }] : [];
  });
  return (place) => {
    if (unsure.has(place)) return true;
    const record = index.venues[place]?.record;
    return !record || isOnRequest(record) || (hasRooms(indexed, place) && hasLunches(indexed, record.lunchSeats, place));
  };
};

/** The days of a search ask mostly for the same. */
const remembered = (index: VenueIndex) => {
  const known = new Map<string, Int32Array>();
  return (request: PreparedRequest): Int32Array => {
    const key = `${request.kind} ${request.setUp} ${request.pax}`;
    const rooms = known.get(key) ?? index.roomsFor(request);
    known.set(key, rooms);
    return rooms;
  };
};

const hasLunches = (days: readonly IndexedDay[], { service1, service2 }: LunchSeats, place: number): boolean => {
  for (const { lunchSeats, kept } of days) {
    const most = Math.max(service1 - (kept.service1Taken[place] as number), service2 - (kept.service2Taken[place] as number));
    if (lunchSeats > 0 && most < lunchSeats) return false;
  }
  return true;
};

const hasRooms = (days: readonly IndexedDay[], place: number): boolean => {
  let [isFirst, isSecond] = [true, true];
  for (const { able, kept } of days) {
    isFirst &&= hasFree(able, kept.first, place);
    isSecond &&= hasFree(able, kept.full, place);
    if (!isFirst && !isSecond) return false;
  }
  return true;
};

const hasFree = (able: readonly AbleRooms[], taken: KeptDay['first'], place: number): boolean => {
  const [morning, afternoon] = [taken.AM[place] as number, taken.PM[place] as number];
  let [mornings, afternoons, inMorning, inAfternoon] = [0, 0, 0, 0];
  for (const { halves, rooms } of able) {
    const free = (rooms[place] as number) & ~(halves & halfBits.AM ? morning : 0) & ~(halves & halfBits.PM ? afternoon : 0);
    if (free === 0) return false;
    if (halves & halfBits.AM) {
      mornings++;
      inMorning |= free;
    }
    if (halves & halfBits.PM) {
      afternoons++;
      inAfternoon |= free;
    }
  }
  return countBits(inMorning) >= mornings && countBits(inAfternoon) >= afternoons;
};

const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};
