import type { SentMail } from '@plenary/contracts/desk-records.schemas';
import { refuse } from '@plenary/http/refuse';
import { eq } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { readSentMails } from './read-sent-mails.ts';

/** Mails that were sent about a deal, named by its quote or an amendment of it (design: desk D8, D9). Refuses `not-found`. */
export const getDealMails = async (deps: BookingDeps, quoteId: string): Promise<{ mails: SentMail[] }> => {
  const { quote, sentMail } = deps.tables;
  const [row] = await deps.database.read.select({ id: quote.id, amends: quote.amends }).from(quote).where(eq(quote.id, quoteId));
  if (!row) return refuse('not-found');
  return { mails: await readSentMails(deps, eq(sentMail.quoteId, row.amends ?? row.id)) };
};
