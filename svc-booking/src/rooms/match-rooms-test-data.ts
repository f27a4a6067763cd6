import { roomCategories, subcommitteeTypes } from '@plenary/contracts/referential-terms';
import { configurations, durations } from '@plenary/contracts/terms';
import fc from 'fast-check';
import { matchRooms, type RoomMatch } from './match-rooms.ts';
import { prepareRequests, prepareRooms } from './match-rooms-prepare.ts';
import type { RoomRequest } from './prepared-room.ts';
import type { Room } from './room.ts';

/** A Standard room of 20 in theater that subcommittees may have, with the fields that matter to a test on top. */
export function aRoom(fields: Partial<Room>): Room {
  return {
    id: 'room',
    venueId: 'venue',
    name: 'Room',
    floor: 0,
    category: 'Standard',
    subcommitteeType: 'Moyenne',
    capacities: { theater: 20, casual: 10 },
    lowAttendanceEconomicPaxThreshold: null,
    highAttendanceEconomicPaxThreshold: null,
    isVisioAvailable: false,
    hasPoleInconvenience: false,
    hasMultipleScreensAvailable: false,
    isPrmReady: true,
    ...fields,
  };
}

/** Matches rooms as a day's search does; `taken` is by room id. */
export function match({
  rooms,
  requests,
  taken = {},
}: {
  rooms: Room[];
  requests: RoomRequest[];
  taken?: Record<string, number>;
}): RoomMatch | null {
  const prepared = prepareRooms(rooms);
  return matchRooms({
    rooms: prepared,
    requests: prepareRequests(requests),
    taken: Uint8Array.from(prepared.map(({ room }) => taken[room.id] ?? 0)),
  });
}

const threshold = fc.option(fc.integer({ min: 1, max: 9 }), { nil: null });
const seats = fc.option(fc.integer({ min: 1, max: 30 }), { nil: undefined });

const anyRoom = fc
  .record({
    category: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom('Premium', 'Standard') },
      { weight: 1, arbitrary: fc.constantFrom(...roomCategories) },
    ),
    subcommitteeType: fc.constantFrom(...subcommitteeTypes, null),
    capacities: fc.record({ theater: seats, casual: seats, u: seats }),
    lowAttendanceEconomicPaxThreshold: threshold,
    highAttendanceEconomicPaxThreshold: threshold,
  })
  .map(aRoom);

const anyRequest = fc.record({
  kind: fc.constantFrom('plenary', 'subcommittee'),
  pax: fc.integer({ min: 1, max: 12 }),
  configuration: fc.constantFrom(...configurations.filter((name) => ['theater', 'casual', 'u'].includes(name))),
  duration: fc.constantFrom(...durations),
});

/** A venue's rooms, what is taken of them, and the requests of a day: every mix of halves and kinds. */
export const anyDay = ({ maxRooms, maxRequests }: { maxRooms: number; maxRequests: number }) =>
  fc
    .record({
      rooms: fc.array(anyRoom, { maxLength: maxRooms }).map((rooms) => rooms.map((room, index) => ({ ...room, id: `room-${index}` }))),
      requests: fc.array(anyRequest, { maxLength: maxRequests }),
      halves: fc.array(fc.constantFrom(0, 0, 1, 2, 3), { minLength: maxRooms, maxLength: maxRooms }),
    })
    .map(({ rooms, requests, halves }) => ({
      rooms,
      requests,
      taken: Object.fromEntries(rooms.map((room, index) => [room.id, halves[index] ?? 0])),
    }));
