import type { SentMail } from '@plenary/contracts/desk-records.schemas';
import { mostOnTimeline } from '@plenary/contracts/desk-records-terms';
import { desc, type SQL } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';

/** Mails that were sent and that a condition finds, newest first. */
export const readSentMails = async ({ database, tables: { sentMail } }: BookingDeps, where: SQL | undefined): Promise<SentMail[]> => {
  const rows = await database.read
    .select()
    .from(sentMail)
    .where(where)
    .orderBy(desc(sentMail.sentAt), desc(sentMail.id))
    .limit(mostOnTimeline);
  return rows.map(({ id, quoteId, recipient, subject, sentAt }) => ({
    ...{ id, quoteId, to: recipient, subject },
    at: new Date(sentAt).toISOString(),
  }));
};
