import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { recipientOf } from '../bookings/recipient-of.ts';
import type { OptionRow, QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { reinstatementMail } from './mails/reinstatement-mail.ts';

interface News {
  quote: QuoteRow;
  /** In ascending order. */
  days: readonly string[];
  booking: OptionRow;
  venue: CatalogueVenue;
  now: number;
}

/** Mails the customer that the booking stands again, once for each revision. */
export const tellOfReinstatement = async (
  tx: Transaction,
  deps: BookingDeps,
  { quote, days, booking, venue, now }: News,
): Promise<void> => {
  const recipient = recipientOf(quote, booking);
  if (!recipient) return;
  const { email: to, lang } = recipient;
  const { publicUrl, brandName } = deps;
  const payload = reinstatementMail({ to, lang, venueName: venue.record.commercialName, days, quoteId: quote.id, publicUrl, brandName });
  const id = `${quote.id}-reinstated-${quote.revision}`;
  await appendEvent(tx, deps.database, { id, type: 'mail', aggregateId: booking.id, sequence: quote.revision, payload }, now);
};
