import type { SearchDay } from '@plenary/contracts/search';
import type { TakenOn } from '../availability/read-venue-days.ts';
import { lunchSeatsLeft, takenAt } from '../availability/venue-day.ts';
import type { NewBooking, NewSlot } from '../bookings/add-bookings.ts';
import type { ClaimRow } from '../db/rows.ts';
import { eveningSlot } from '../options/choose-slots.ts';
import { matchRooms } from '../rooms/match-rooms.ts';
import { durationHalves, halfBits, prepareRequests, roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import type { RoomRequest } from '../rooms/prepared-room.ts';
import type { Half, Room } from '../rooms/room.ts';
import { type LunchService, lunchSeatsNeeded, lunchServiceFor } from '../search/lunch-seats.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { Origins } from './changed-days.ts';

export interface LunchHeld {
  day: string;
  service: string;
  seats: number;
}

export interface Planning {
  venue: CatalogueVenue;
  /** By day after, the one that it goes on with, people as agreed since included; undefined: a day more. */
  before: readonly (SearchDay | undefined)[];
  after: readonly SearchDay[];
  origins: Origins;
  /** Days whose lunch is asked for anew, by their place; a lunch of others that the survey has changed stays. */
  lunchAsked: readonly boolean[];
  /** Whether there is an afterwork before and after, by the quote. */
  afterwork: { before: boolean; after: boolean };
  /** What the booking holds. */
  claims: readonly ClaimRow[];
  lunches: readonly LunchHeld[];
  /** What others hold. */
  taken: TakenOn;
}

export interface PlannedSlots extends Pick<NewBooking, 'lunches'> {
  slots: Required<NewSlot>[];
  /** Rooms of each day: the plenary's, then the subcommittees'. */
  assignment: Room[][];
}

type Lacking = 'no-room' | 'no-lunch' | 'no-evening';

/**
 * What a booking holds after a change (design: lifecycle L13, L15): each request keeps its room where that is free and holds the people,
 * else it gets another free one; the common space of an evening and the seats at lunch go along. Only what is free of others' options too.
 */
export const planSlots = (planning: Planning): PlannedSlots | { lacking: Lacking } => {
  const { after } = planning;
  const slots: Required<NewSlot>[] = [];
  const assignment: Room[][] = [];
  for (const [index, day] of after.entries()) {
    const rooms = roomsOn(planning, index);
    if (!rooms) return { lacking: 'no-room' };
    assignment.push(rooms);
    for (const [request, { duration }] of roomRequestsOf(day).entries())
      for (const half of duration.split(', ') as Half[])
        slots.push({ roomId: rooms[request]?.id ?? '', day: day.date, half, rank: 1, request });
  }
  const evening = eveningOf(planning);
  if (evening === null) return { lacking: 'no-evening' };
  if (evening) slots.push(evening);
  const lunches: PlannedSlots['lunches'][number][] = [];
  for (const index of after.keys()) {
    const planned = lunchOn(planning, index);
    if (!planned) return { lacking: 'no-lunch' };
    lunches.push(...planned);
  }
  return { slots, assignment, lunches };
};

/** The room that a request goes on with. */
const heldRoom = ({ venue, before, claims, origins }: Planning, index: number, request: number): Room | undefined => {
  const origin = origins[index]?.[request];
  const held = claims.find((claim) => claim.day === before[index]?.date && origin !== undefined && claim.request === origin);
  return held && venue.rooms.find(({ id }) => id === held.roomId);
};

/** The rooms of a booking as they are, by day; null where some request has none. */
export const roomsNow = ({
  venue,
  before,
  claims,
}: Pick<Planning, 'venue' | 'claims'> & { before: readonly SearchDay[] }): Room[][] | null => {
  const rooms = before.map((day) =>
    roomRequestsOf(day).map((_, request) => {
      const held = claims.find((claim) => claim.day === day.date && claim.request === request);
      return venue.rooms.find(({ id }) => id === held?.roomId);
    }),
  );
  return rooms.every((ofDay) => ofDay.every((room) => room !== undefined)) ? (rooms as Room[][]) : null;
};

/** The rooms of a day, kept ones first; null where some request gets none. */
const roomsOn = (planning: Planning, index: number): Room[] | null => {
  const { venue, before, after, taken } = planning;
  const [was, day] = [before[index], after[index]];
  if (!day) return null;
  const requests = roomRequestsOf(day);
  const mask = takenAt(taken(venue.record.id, day.date), venue.positions, 1);
  const kept = requests.map((request, place) => {
    const room = heldRoom(planning, index, place);
    const origin = planning.origins[index]?.[place];
    const old = origin === undefined || !was ? undefined : roomRequestsOf(was)[origin];
    const stays = was?.date === day.date && old?.configuration === request.configuration && request.pax <= (old?.pax ?? 0);
    return room && canStay({ venue, mask, room, request, stays }) ? room : undefined;
  });
  const around = new Uint8Array(mask);
  for (const [place, room] of kept.entries()) {
    const position = room ? positionOf(venue, room) : -1;
    if (position >= 0) around[position] = (around[position] ?? 0) | durationHalves[requests[place]?.duration ?? 'AM, PM'];
  }
  const open = requests.filter((_, place) => !kept[place]);
  const found = open.length > 0 ? matchRooms({ rooms: venue.prepared, requests: prepareRequests(open), taken: around })?.rooms : [];
  if (found) return kept.map((room) => room ?? (found.shift() as Room));
  return matchRooms({ rooms: venue.prepared, requests: prepareRequests(requests), taken: mask })?.rooms ?? null;
};

const positionOf = (venue: CatalogueVenue, { id }: Room): number => venue.prepared.findIndex(({ room }) => room.id === id);

interface Staying {
  venue: CatalogueVenue;
  mask: Uint8Array;
  room: Room;
  request: RoomRequest;
  /** No more people than it was agreed on for, on the same day: staff may have exceeded its figure. */
  stays: boolean;
}

const canStay = ({ venue, mask, room, request, stays }: Staying): boolean => {
  const isFree = ((mask[positionOf(venue, room)] ?? 0) & durationHalves[request.duration]) === 0;
  return isFree && (stays || (room.capacities[request.configuration] ?? 0) >= request.pax);
};

/**
 * The common space of the last evening, where there is an afterwork, by the quote or agreed on in the survey since, or of an evening alone, for
 * as many as stand in it; null where none is free.
 */
const eveningOf = ({ venue, before, after, afterwork, claims, taken }: Planning): Required<NewSlot> | null | undefined => {
  const held = claims.find(({ request, half }) => request === null && half === 'SOIREE');
  const last = after.at(-1);
  const day = last?.date ?? '';
  const alone = last?.evening ? last.plenary.pax : 0;
  if (!held) return afterwork.after && !afterwork.before ? freeEvening(venue, day, taken) : undefined;
  if (afterwork.before && !afterwork.after) return undefined;
  const position = venue.prepared.findIndex(({ room }) => room.id === held.roomId);
  const mask = takenAt(taken(venue.record.id, day), venue.positions, 1);
  const holds = alone <= (before.at(-1)?.plenary.pax ?? 0) || alone <= (venue.prepared[position]?.room.capacities.standing ?? 0);
  if (position >= 0 && holds && ((mask[position] ?? 0) & halfBits.SOIREE) === 0)
    return { roomId: held.roomId, day, half: 'SOIREE', rank: 1, request: null };
  return freeEvening(venue, day, taken, alone);
};

const freeEvening = (venue: CatalogueVenue, day: string, taken: TakenOn, pax = 0): Required<NewSlot> | null => {
  const found = eveningSlot({ venue, day, taken, pax });
  return found?.rank === 1 ? found : null;
};

/**
 * Seats of a day; a lunch that the survey has changed since stays on a day that stays, and one that it has served elsewhere takes no seats
 * on another day either. Null where there are not enough.
 */
const lunchOn = ({ venue, before, after, lunchAsked, lunches, taken }: Planning, index: number): PlannedSlots['lunches'] | null => {
  const [was, day] = [before[index], after[index]];
  if (!day) return null;
  const held = lunches.filter((lunch) => lunch.day === was?.date).map((lunch) => ({ ...lunch, service: lunch.service as LunchService }));
  const asBooked = !was || isAsBooked(was, held);
  if (was?.date === day.date && !lunchAsked[index] && (!asBooked || lunchSeatsNeeded(day) === lunchSeatsNeeded(was))) return held;
  const seats = lunchSeatsNeeded(day);
  const isEatenElsewhere = held.length === 0 && !asBooked && !lunchAsked[index];
  if (seats === 0 || isEatenElsewhere) return [];
  const left = lunchSeatsLeft(venue.record.lunchSeats, taken(venue.record.id, day.date));
  // Fewer people keep their seats, also where a block has closed the restaurant since.
  const has = (lunch: LunchHeld) => was?.date === day.date && lunch.seats >= seats;
  const kept = held.find((lunch) => has(lunch) || left[lunch.service] >= seats)?.service;
  const service = kept ?? lunchServiceFor(seats, left);
  return service ? [{ day: day.date, seats, service }] : null;
};

const isAsBooked = (was: SearchDay, held: readonly LunchHeld[]): boolean =>
  held.length === (lunchSeatsNeeded(was) > 0 ? 1 : 0) && held.every(({ seats }) => seats === lunchSeatsNeeded(was));
