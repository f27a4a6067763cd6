import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { audit } from '../audit/audit.ts';
import { dealSubject } from '../audit/deal-subject.ts';
import { daysOf } from '../bookings/days-of.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { BookingMoves } from './planned-moves.ts';

interface Entry extends BookingMoves {
  id: string;
  actor: UserActor;
  venue: CatalogueVenue;
  body: { reason?: string | undefined; consent?: string | undefined };
  now: number;
}

/** Keeps who moved a booking from where to where, and why. */
export const auditMove = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { id, actor, venue, holding, moves, body, now }: Entry,
): Promise<void> => {
  const nameOf = (roomId: string) => venue.rooms.find((room) => room.id === roomId)?.name ?? roomId;
  const days = daysOf(moves.map(({ place }) => place));
  const pairs = new Map(moves.map(({ place, to }) => [`${place.roomId} ${to}`, { from: nameOf(place.roomId), to: nameOf(to) }]));
  const changes = [
    { field: 'days', from: null, to: `${days.at(0)} – ${days.at(-1)}` },
    ...[...pairs.values()].map((pair) => ({ field: 'rooms', ...pair })),
  ];
  const notes = (['reason', 'consent'] as const).flatMap((field) => (body[field] ? [{ field, from: null, to: body[field] }] : []));
  const subject = dealSubject(holding.quote, { venue, day: holding.places[0]?.day });
  await audit(tx, tables, { id, at: now, by: actor, action: 'booking-moved', subject, changes: [...changes, ...notes] });
};
