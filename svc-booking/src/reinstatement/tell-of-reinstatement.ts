import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { OptionRow, QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { reinstatementMail } from './mails/reinstatement-mail.ts';

interface News {
  quote: QuoteRow;
  booking: OptionRow;
  venue: CatalogueVenue;
  now: number;
}

/** Mails the customer that the booking stands again, once for each revision. */
export const tellOfReinstatement = async (tx: Transaction, deps: BookingDeps, { quote, booking, venue, now }: News): Promise<void> => {
  // Kept without an address: the person is erased, and nobody is written to for them.
  const to = quote.customer ? quote.customer.email : booking.customer?.email;
  const lang = quote.customer?.lang ?? booking.customer?.lang;
  if (!to || !lang) return;
  const days = quote.frozen.search.days.map(({ date }) => date).sort();
  const { publicUrl, brandName } = deps;
  const payload = reinstatementMail({ to, lang, venueName: venue.record.commercialName, days, quoteId: quote.id, publicUrl, brandName });
  const id = `${quote.id}-reinstated-${quote.revision}`;
  await appendEvent(tx, deps.database, { id, type: 'mail', aggregateId: booking.id, sequence: quote.revision, payload }, now);
};
