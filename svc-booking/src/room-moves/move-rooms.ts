import type { EndpointInput } from '@plenary/contracts/endpoint';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { moveRooms as contract } from '@plenary/contracts/room-moves.endpoints';
import type { RoomPlaces } from '@plenary/contracts/room-moves.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { nextRevision } from '../bookings/next-revision.ts';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingDeps } from '../deps.ts';
import { recordChange } from '../events/record-change.ts';
import { writeOptions } from '../options/write-options.ts';
import { auditMove } from './audit-move.ts';
import { isMovable } from './holdings.ts';
import { type MovableBooking, movableBooking } from './movable-booking.ts';
import { type BookingMoves, counterMoves, planMoves } from './planned-moves.ts';
import { presentPlaces } from './present-places.ts';
import { takeRooms } from './take-rooms.ts';
import { tellOfMove } from './tell-of-move.ts';

type Body = EndpointInput<typeof contract>['body'];

interface Request {
  actor: UserActor;
  bookingId: string;
  body: Body;
}

/**
 * Moves a first option or a confirmed booking into other rooms, or swaps rooms with another one, all or nothing (design: lifecycle L22):
 * who waited for the rooms that are left moves up, both customers are told, and svc-survey hears of it. Refuses `not-found`,
 * `stale-version`, `no-longer-available` with what is in the way, and wrong moves; a room that is less needs a consent.
 */
export const moveRooms = async (deps: BookingDeps, { actor, bookingId, body }: Request): Promise<RoomPlaces> => {
  const catalogue = await deps.catalogue.current();
  const entryIds = [deps.newId(), deps.newId()];
  return writeOptions(deps, async (tx, now) => {
    const asked = { bookingId, catalogue, now };
    const movable = await movableBooking(tx, deps, asked);
    const bookings = planned(movable, body, now);
    await takeRooms(tx, deps, { movable, bookings, now });
    for (const [index, one] of bookings.entries()) {
      const quote = await nextRevision(tx, deps.tables, one.holding.quote, 'current');
      if (!quote) return refuse('service-unavailable', { retryAfterSeconds: 1 });
      const moved = { ...one, holding: { ...one.holding, quote } };
      await auditMove(tx, deps, { id: entryIds[index] ?? '', actor, venue: movable.venue, ...moved, body, now });
      await tellOfMove(tx, deps, { venue: movable.venue, ...moved, now });
      await recordChange(tx, deps, { type: 'booking.changed', quoteId: quote.id, venue: movable.venue, now });
    }
    return presentPlaces(await movableBooking(tx, deps, asked), now);
  });
};

/** The moves of the booking, and of the one that it swaps with. */
const planned = (movable: MovableBooking, { revision, moves, swapWith, consent }: Body, now: number): BookingMoves[] => {
  const { holding, venue } = movable;
  const today = todayIn({ now, timeZone: venue.record.timeZone });
  const own = planMoves({ venue, holding, moves, today });
  if (holding.quote.revision !== revision) return refuse('stale-version', { members: { current: presentPlaces(movable, now) } });
  const swapped = swapWith === undefined ? [] : swapOf(movable, { swapWith, moves, today });
  const errors: FieldErrors = {
    ...own.errors,
    ...(own.isLess && !consent && { consent: 'required' }),
    ...(!swapped && { swapWith: 'invalid_value' }),
  };
  if (!swapped || Object.keys(errors).length > 0)
    return refuse('invalid-request', { errors, ...(own.tooSmall && { members: instead(movable, own.tooSmall, now) }) });
  return [{ holding, moves: own.moves }, ...swapped];
};

/** What a room that is too small holds, and the free ones that hold the group (design: lifecycle L13). */
const instead = (movable: MovableBooking, { place, people }: NonNullable<ReturnType<typeof planMoves>['tooSmall']>, now: number) => {
  const { places } = presentPlaces(movable, now);
  const choices = places.find(({ day, roomId }) => day === place.day && roomId === place.roomId)?.choices ?? [];
  const fitting = choices.filter((choice) => choice.heldBy === null && choice.people >= place.pax);
  return {
    ...(people > 0 && { max: people }),
    rooms: fitting.map(({ roomId, name, people: most }) => ({ roomId, roomName: name, people: most })),
  };
};

/** What the other booking of a swap does; undefined where it cannot, or would lose something. */
const swapOf = (
  { holding, venue, all }: MovableBooking,
  { swapWith, moves, today }: { swapWith: string; moves: Body['moves']; today: string },
): BookingMoves[] | undefined => {
  const other = all.get(swapWith);
  if (!other || other === holding || !isMovable(other)) return undefined;
  const theirs = planMoves({ venue, holding: other, moves: counterMoves(moves, other), today });
  if (theirs.moves.length === 0 || theirs.isLess || Object.keys(theirs.errors).length > 0) return undefined;
  return [{ holding: other, moves: theirs.moves }];
};
