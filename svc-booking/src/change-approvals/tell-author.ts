import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import { eq } from 'drizzle-orm';
import { decisionMail } from '../approvals/mails/decision-mail.ts';
import type { ChangeApprovalRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';

interface News {
  waiting: ChangeApprovalRow;
  isApproved: boolean;
  /** Of a refusal. */
  reason: string;
  now: number;
}

/** Mails the author of a change once what another person decided on it. */
export const tellAuthor = async (tx: Transaction, deps: BookingDeps, { waiting, isApproved, reason, now }: News): Promise<void> => {
  const { id, dealId, venueId, author, authorLanguage: lang, after } = waiting;
  const { quote } = deps.tables;
  const [deal] = await tx.select({ customer: quote.customer }).from(quote).where(eq(quote.id, dealId));
  const { publicUrl, brandName } = deps;
  const payload = decisionMail({
    ...{ to: author.email, lang, kind: 'change', isApproved, reason, publicUrl, brandName },
    path: isApproved ? `/staff/quotes/${dealId}` : `/staff/quotes/${dealId}/changes/${id}`,
    venueName: (await deps.catalogue.current()).byId.get(venueId)?.record.commercialName ?? '',
    companyName: deal?.customer?.companyName ?? '',
    days: after.frozen.search.days.map(({ date }) => date),
  });
  await appendEvent(tx, deps.database, { id: `${id}-decided`, type: 'mail', aggregateId: id, sequence: 1, payload }, now);
};
