import { creditsOf } from '@plenary/contracts/credit-rules';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { OwnOption } from '../bookings/own-options.ts';
import type { OwnQuote } from '../bookings/own-quote.ts';
import type { BookingDeps } from '../deps.ts';
import { CreditsNeeded, type Paid } from './credits-needed.ts';
import { tellHold } from './tell-hold.ts';

interface Paying {
  userId: string;
  quote: OwnQuote;
  bookingId: string;
  /** An option that gives way: what it holds counts. */
  replaced: OwnOption | undefined;
  /** Taken for this option before its transaction. */
  paid: Paid | undefined;
  now: number;
}

/**
 * Has an option paid in the transaction that places it: by what the option holds that gives way to it, else by what was taken before.
 * Throws `CreditsNeeded` where that does not do. Nothing where options are not paid in credits.
 */
export const payOption = async (tx: Transaction, deps: BookingDeps, paying: Paying): Promise<void> => {
  const { userId, quote, bookingId, replaced, paid, now } = paying;
  const { creditHold } = deps.tables;
  const [known] = replaced ? await tx.select().from(creditHold).where(eq(creditHold.bookingId, replaced.bookingId)) : [];
  const due = deps.holdCredits ? await creditsDue(tx, deps, quote.id) : 0;
  const bound = { bookingId, quoteId: quote.id, credits: due, asked: null, askedAt: null };

  if (known && due <= known.credits) {
    const hold = { ...bound, sequence: known.sequence + 1 };
    await tx.update(creditHold).set(hold).where(eq(creditHold.id, known.id)).returning({ id: creditHold.id });
    await tellHold(tx, deps.database, { holdId: known.id, sequence: hold.sequence, credits: due, now });
    return;
  }
  if (due === 0) return;
  const isOfReplaced = known ? eq(creditHold.bookingId, known.bookingId ?? '') : isNull(creditHold.bookingId);
  const won =
    paid?.credits === due &&
    (await tx
      .update(creditHold)
      .set(bound)
      .where(and(eq(creditHold.id, paid.holdId), eq(creditHold.sequence, paid.sequence), isNotNull(creditHold.askedAt), isOfReplaced))
      .returning({ id: creditHold.id }));
  if (won && won.length > 0) return;
  throw new CreditsNeeded({ userId, credits: due, holdId: known?.id ?? null, subject: subjectOf(quote) });
};

/** Frozen with the prices; a quote from before credits is converted now. */
const creditsDue = async (tx: Transaction, { tables: { quote }, prices: { creditTerms } }: BookingDeps, quoteId: string) => {
  const [row] = await tx.select({ frozen: quote.frozen }).from(quote).where(eq(quote.id, quoteId));
  if (!row || !creditTerms) return 0;
  return row.frozen.credits ?? creditsOf(row.frozen.totalExcludingVatPrice, creditTerms);
};

const subjectOf = ({ id, venue, search }: OwnQuote) => ({
  quoteId: id,
  venueName: venue.record.commercialName,
  firstDay: search.days[0]?.date ?? '',
});
