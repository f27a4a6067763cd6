import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { withdrawalMail } from './mails/withdrawal-mail.ts';

interface News {
  row: QuoteRow;
  /** In ascending order. */
  days: readonly string[];
  venue: CatalogueVenue;
  now: number;
}

/** Mails a customer once that staff withdrew the quote; nobody where the customer is erased. */
export const tellOfWithdrawal = async (tx: Transaction, deps: BookingDeps, { row, days, venue, now }: News): Promise<void> => {
  const { id, customer } = row;
  if (!customer) return;
  const { email: to, lang } = customer;
  const payload = withdrawalMail({ to, lang, venueName: venue.record.commercialName, days, brandName: deps.brandName });
  await appendEvent(tx, deps.database, { id: `${id}-withdrawn`, type: 'mail', aggregateId: id, sequence: 9, payload }, now);
};
