import type { Transaction } from '@plenary/service-kit/database/database';
import { localTime } from '@plenary/service-kit/local-time';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { erasureMail } from './erasure-mail.ts';

interface Left {
  /** Signed by the person, as they were before the person is forgotten. */
  quotes: readonly QuoteRow[];
  venueOf: (venueId: string) => VenueRecord | undefined;
  now: number;
}

/** Mails sales what a forgotten person leaves behind: contracts whose event lies ahead, and signatures that came to nothing. */
export const tellSales = async (tx: Transaction, deps: BookingDeps, { quotes, venueOf, now }: Left): Promise<void> => {
  const { brandName, database, salesEmail: to } = deps;
  for (const { id, status, venueId, frozen, customer } of quotes) {
    const venue = venueOf(venueId);
    const days = frozen.search.days.map(({ date }) => date);
    const isForgotten = customer?.email === '';
    if (!venue || isForgotten || (days.at(-1) ?? '') < localTime(now, venue.timeZone).day) continue;
    const isContract = status === 'Approved';
    const mail = erasureMail({ to, brandName, isContract, quoteId: id, companyName: customer?.companyName ?? '', venue, days });
    await appendEvent(
      tx,
      database,
      { id: `${id}-organiser-erased`, type: 'mail', aggregateId: `${id}-erased`, sequence: 1, payload: mail },
      now,
    );
  }
};
