import type { Reader } from '@plenary/service-kit/database/database';
import { and, asc, inArray, ne, or } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';

interface Ended {
  /** Euro cents without VAT. */
  fee: number;
  /** Of the cancellation that stands; empty: none does. */
  reason: string;
}

/** The fees of deals and why they were cancelled; a deal without either is left out. At most 1,000 at once. */
export const feesOf = async (read: Reader, { bookedMoney }: BookingTables, quoteIds: readonly string[]): Promise<Map<string, Ended>> => {
  const rows = await read
    .select()
    .from(bookedMoney)
    .where(and(inArray(bookedMoney.quoteId, [...quoteIds]), or(ne(bookedMoney.fee, 0), ne(bookedMoney.reason, ''))))
    .orderBy(asc(bookedMoney.quoteId), asc(bookedMoney.number));
  const fees = new Map<string, Ended>();
  for (const { quoteId, kind, fee, reason } of rows) {
    const before = fees.get(quoteId) ?? { fee: 0, reason: '' };
    fees.set(quoteId, { fee: before.fee + fee, reason: kind === 'reinstated' ? '' : reason || before.reason });
  }
  return fees;
};

/** Quotes of deals as they were frozen. At most 1,000 at once. */
export const frozenOf = async (read: Reader, { quote }: BookingTables, quoteIds: readonly string[]): Promise<Map<string, FrozenQuote>> => {
  const rows = await read
    .select({ id: quote.id, frozen: quote.frozen })
    .from(quote)
    .where(inArray(quote.id, [...quoteIds]));
  return new Map(rows.map(({ id, frozen }) => [id, frozen]));
};

/** Deals whose quote staff made or proposed, as the trail has it. At most 1,000 at once. */
export const madeByStaff = async (read: Reader, { auditEntry }: BookingTables, quoteIds: readonly string[]): Promise<Set<string>> => {
  const rows = await read
    .selectDistinct({ quoteId: auditEntry.subjectId })
    .from(auditEntry)
    .where(
      and(inArray(auditEntry.subjectId, [...quoteIds]), inArray(auditEntry.action, ['quote-made', 'proposal-sent', 'proposal-approved'])),
    );
  return new Set(rows.map(({ quoteId }) => quoteId));
};
