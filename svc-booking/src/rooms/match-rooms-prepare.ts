import type { Duration, SearchDay } from '@plenary/contracts/search';
import { configurations } from '@plenary/contracts/terms';
import { plenaryCost, subcommitteeCost } from './match-rooms-costs.ts';
import type { PreparedRequest, PreparedRoom, RoomRequest } from './prepared-room.ts';
import type { Half, Room } from './room.ts';

/** A set of halves is a number: one bit a half. */
export const halfBits: Readonly<Record<Half, number>> = { AM: 1, PM: 2, SOIREE: 4 };
export const durationHalves: Readonly<Record<Duration, number>> = { AM: halfBits.AM, PM: halfBits.PM, 'AM, PM': halfBits.AM | halfBits.PM };

/** Rooms of a venue as `matchRooms` takes them, in the order of their ids: to be made once a venue, not once a search. */
export function prepareRooms(rooms: readonly Room[]): PreparedRoom[] {
  return [...rooms].sort((a, b) => (a.id < b.id ? -1 : 1)).map(prepareRoom);
}

function prepareRoom(room: Room): PreparedRoom {
  return {
    room,
    seats: configurations.map((name) => room.capacities[name] ?? -1),
    lowestEconomicPax: room.lowAttendanceEconomicPaxThreshold ?? 0,
    highestEconomicPax: room.highAttendanceEconomicPaxThreshold ?? Number.MAX_SAFE_INTEGER,
    plenaryCost: plenaryCost(room),
    subcommitteeCost: subcommitteeCost(room),
  };
}

/** Requests as `matchRooms` takes them, in the order given: to be made once a search, not once a venue. */
export function prepareRequests(requests: readonly RoomRequest[]): PreparedRequest[] {
  return requests.map(({ kind, pax, configuration, duration }) => ({
    kind,
    pax,
    setUp: configurations.indexOf(configuration),
    halves: durationHalves[duration],
  }));
}

/** The room requests of a search day: the plenary first, then the subcommittees in their order; an evening alone needs no room of the day. */
export function roomRequestsOf(day: SearchDay): RoomRequest[] {
  if (day.evening) return [];
  const subcommittees = day.subcommittees.map((room): RoomRequest => ({ ...room, kind: 'subcommittee' }));
  return [{ ...day.plenary, kind: 'plenary' }, ...subcommittees];
}

/** Halves that are not free, by position in `rooms`. A slot of a room that is not among them counts for nothing. */
export function takenHalves(rooms: readonly PreparedRoom[], slots: Iterable<{ roomId: string; half: Half }>): Uint8Array {
  const positions = new Map(rooms.map(({ room }, position) => [room.id, position]));
  const taken = new Uint8Array(rooms.length);
  for (const { roomId, half } of slots) {
    const position = positions.get(roomId);
    if (position !== undefined) taken[position] = (taken[position] as number) | halfBits[half];
  }
  return taken;
}
