import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { recipientOf } from '../bookings/recipient-of.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { moveMail } from './mails/move-mail.ts';
import type { BookingMoves } from './planned-moves.ts';

interface News extends BookingMoves {
  venue: CatalogueVenue;
  now: number;
}

/** Mails the customer which rooms the booking has instead of which, once for each revision (design: lifecycle L42). */
export const tellOfMove = async (tx: Transaction, deps: BookingDeps, { venue, holding, moves, now }: News): Promise<void> => {
  const { booking, quote } = holding;
  const recipient = recipientOf(quote, booking);
  if (!recipient) return;
  const { email: to, lang } = recipient;
  const { publicUrl, brandName } = deps;
  const nameOf = (roomId: string) => venue.rooms.find((room) => room.id === roomId)?.name ?? '';
  const rooms = moves.map(({ place, to: room }) => ({
    day: place.day,
    halves: place.halves,
    from: nameOf(place.roomId),
    to: nameOf(room),
  }));
  const payload = moveMail({ to, lang, venueName: venue.record.commercialName, rooms, quoteId: quote.id, publicUrl, brandName });
  const id = `${quote.id}-moved-${quote.revision}`;
  await appendEvent(tx, deps.database, { id, type: 'mail', aggregateId: booking.id, sequence: quote.revision, payload }, now);
};
