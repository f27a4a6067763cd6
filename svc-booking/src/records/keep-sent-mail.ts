import type { Transaction } from '@plenary/service-kit/database/database';
import type { Mail } from '@plenary/service-kit/mailer';
import { eq, inArray, or } from 'drizzle-orm';
import { nobody } from '../bookings/nobody.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';

interface Sent {
  /** That of the mail. */
  id: string;
  /** What it is about: a quote, an option or booking, a signature, or a request. */
  aggregateId: string;
  mail: Pick<Mail, 'to' | 'subject'>;
}

/**
 * Keeps that a mail was sent, once for its id (design: desk D8, D9). Only where it is about somebody's deal or request: an erased person
 * has none.
 */
export const keepSentMail = async ({ database, tables, now }: BookingDeps, { id, aggregateId, mail }: Sent): Promise<void> => {
  await database.transact(async (tx) => {
    const about = (await dealOf(tx, tables, aggregateId)) ?? (await requestOf(tx, tables, aggregateId));
    if (!about?.userId || about.userId === nobody) return;
    const row = { id, quoteId: about.quoteId, userId: about.userId, recipient: mail.to, subject: mail.subject, sentAt: now() };
    await tx.insert(tables.sentMail).values(row).onConflictDoNothing();
  });
};

interface About {
  quoteId: string | null;
  userId: string | null;
}

const dealOf = async (tx: Transaction, { booking, quote, signature }: BookingTables, id: string): Promise<About | undefined> => {
  const booked = tx.select({ id: booking.quoteId }).from(booking).where(eq(booking.id, id));
  const signed = tx.select({ id: signature.quoteId }).from(signature).where(eq(signature.id, id));
  const [row] = await tx
    .select({ id: quote.id, amends: quote.amends, userId: quote.userId, customer: quote.customer })
    .from(quote)
    .where(or(eq(quote.id, id), inArray(quote.id, booked), inArray(quote.id, signed)));
  if (!row) return undefined;
  // Signed by somebody who is erased: names are left, and no way to reach them.
  const isErased = row.customer?.email === '';
  return { quoteId: row.amends ?? row.id, userId: isErased ? null : row.userId };
};

const requestOf = async (tx: Transaction, { bigEventDemand, callback }: BookingTables, id: string): Promise<About | undefined> => {
  const [called] = await tx.select({ userId: callback.userId }).from(callback).where(eq(callback.demandId, id));
  const [asked] = called
    ? [called]
    : await tx.select({ userId: bigEventDemand.userId }).from(bigEventDemand).where(eq(bigEventDemand.id, id));
  return asked && { quoteId: null, userId: asked.userId };
};
