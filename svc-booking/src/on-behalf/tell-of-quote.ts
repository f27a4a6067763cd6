import { dayAtVenue } from '@plenary/contracts/venue-time';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { BookingDeps } from '../deps.ts';
import type { MadeQuote } from '../quotes/create-quote.ts';
import { quoteMail } from './mails/quote-mail.ts';

interface News extends MadeQuote {
  customer: Pick<UserActor, 'email' | 'lang' | 'mailboxProven'>;
}

/** Mails a customer the quote that staff made for them, once. */
export const tellOfQuote = async (
  tx: Transaction,
  deps: BookingDeps,
  { customer, quoteId, frozen, venue, validUntil, now }: News,
): Promise<void> => {
  const { publicUrl, brandName } = deps;
  const payload = quoteMail({
    customer,
    quoteId,
    venueName: venue.record.commercialName,
    days: frozen.search.days.map(({ date }) => date),
    validUntil: dayAtVenue(validUntil, { language: customer.lang, timeZone: venue.record.timeZone }),
    totalExcludingVatPrice: frozen.totalExcludingVatPrice,
    publicUrl,
    brandName,
  });
  await appendEvent(tx, deps.database, { id: `${quoteId}-made-for`, type: 'mail', aggregateId: quoteId, sequence: 1, payload }, now);
};
