import { isMeetingRoom } from '@plenary/contracts/referential-terms';
import type { RoomLack } from '@plenary/contracts/room-move-terms';
import type { RoomPlace } from '@plenary/contracts/room-moves.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import type { ClaimRow } from '../db/rows.ts';
import { roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import type { Room } from '../rooms/room.ts';

/** A request of a booking on a day, with the room that serves it. */
export type Place = Pick<RoomPlace, 'day' | 'halves' | 'kind' | 'roomId' | 'configuration' | 'pax'>;

/** The requests of a booking by day, the plenary first; those without a room are left out, as is the common space of an evening. */
export const placesOf = (days: readonly SearchDay[], claims: readonly ClaimRow[]): Place[] =>
  days.flatMap((day) =>
    roomRequestsOf(day).flatMap(({ kind, configuration, pax }, request) => {
      const slots = claims.filter((claim) => claim.day === day.date && claim.request === request);
      const roomId = slots[0]?.roomId;
      if (!roomId) return [];
      return {
        day: day.date,
        halves: (['AM', 'PM'] as const).filter((half) => slots.some((slot) => slot.half === half)),
        ...{ kind, roomId, configuration, pax },
      };
    }),
  );

/** Whether a room can serve requests of that kind at all. */
export const canServe = (room: Room, { kind }: Pick<Place, 'kind'>): boolean =>
  isMeetingRoom(room) && (kind === 'plenary' || room.subcommitteeType !== null);

/** People that a room holds in the set-up of a place; 0: it does not allow that set-up. */
export const peopleIn = (room: Room, { configuration }: Pick<Place, 'configuration'>): number => room.capacities[configuration] ?? 0;

/** In what a room is less than the one before (design: lifecycle L19). */
export const lacksOf = (before: Room, after: Room): RoomLack[] => [
  ...(before.category === 'Premium' && after.category !== 'Premium' ? (['category'] as const) : []),
  ...(before.isVisioAvailable && !after.isVisioAvailable ? (['visio'] as const) : []),
  ...(before.isPrmReady && !after.isPrmReady ? (['prm'] as const) : []),
];

type Slots = Pick<Place, 'day' | 'halves'> & { roomId: string };

export const isIn = ({ day, halves, roomId }: Slots, slot: Pick<ClaimRow, 'day' | 'half' | 'roomId'>): boolean =>
  slot.day === day && slot.roomId === roomId && halves.some((half) => half === slot.half);

/** The place that fills exactly these half-days of a room. */
export const placeAt = (places: readonly Place[], { day, halves, roomId }: Slots): Place | undefined =>
  places.find((place) => place.day === day && place.roomId === roomId && place.halves.join() === [...halves].sort().join());
