import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { decisionMail } from '../approvals/mails/decision-mail.ts';
import type { ProposalRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface News {
  proposal: ProposalRow;
  /** What its customer got; null: it is refused. */
  quoteId: string | null;
  venue: CatalogueVenue;
  days: readonly { date: string }[];
  /** Of a refusal. */
  reason: string;
  now: number;
}

/** Mails the author of a proposal once what another person decided on it. */
export const tellAuthor = async (tx: Transaction, deps: BookingDeps, news: News): Promise<void> => {
  const { proposal, quoteId, venue, days, reason, now } = news;
  const { id, author, authorLanguage: lang, customer } = proposal;
  const { publicUrl, brandName } = deps;
  const payload = decisionMail({
    ...{ to: author.email, lang, kind: 'proposal', isApproved: quoteId !== null, reason, publicUrl, brandName },
    path: quoteId === null ? `/staff/proposals/${id}` : `/staff/quotes/${quoteId}`,
    venueName: venue.record.commercialName,
    companyName: customer.companyName,
    days: days.map(({ date }) => date),
  });
  await appendEvent(tx, deps.database, { id: `${id}-decided`, type: 'mail', aggregateId: id, sequence: 1, payload }, now);
};
