import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { DealRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { receivedOf } from '../ledger/received-of.ts';

type Owed = Pick<DealRow, 'quoteId' | 'stage' | 'grossPrice'>;

/**
 * What is to be paid of deals, in euro cents with VAT: of a confirmed one what was agreed, of a cancelled one its fee, each with the fees of
 * its changes and less what was received. One that was never signed is left out.
 */
export const balancesOf = async (read: Reader, tables: BookingTables, deals: readonly Owed[]): Promise<Map<string, number>> => {
  const balances = new Map<string, number>();
  for (const part of inChunks([...deals])) {
    const ids = part.map(({ quoteId }) => quoteId);
    const received = await receivedOf(read, tables, ids);
    const fees = await changeFeesOf(read, tables, ids);
    const cancelled = await cancellationFeesOf(read, tables, ids);
    for (const { quoteId, stage, grossPrice } of part) {
      const due = stage === 'confirmed' ? grossPrice : cancelled.get(quoteId);
      if (due !== undefined) balances.set(quoteId, due + (fees.get(quoteId) ?? 0) - (received.get(quoteId) ?? 0));
    }
  }
  return balances;
};

const changeFeesOf = async (read: Reader, { dealChange }: BookingTables, quoteIds: string[]): Promise<Map<string, number>> => {
  const applied = await read
    .select({ dealId: dealChange.dealId, fee: dealChange.fee })
    .from(dealChange)
    .where(and(inArray(dealChange.dealId, quoteIds), eq(dealChange.state, 'applied')));
  const fees = new Map<string, number>();
  for (const { dealId, fee } of applied) fees.set(dealId, (fees.get(dealId) ?? 0) + (fee?.feeIncludingVat ?? 0));
  return fees;
};

const cancellationFeesOf = async (read: Reader, { cancellation }: BookingTables, quoteIds: string[]): Promise<Map<string, number>> => {
  const standing = await read
    .select({ quoteId: cancellation.quoteId, statement: cancellation.statement })
    .from(cancellation)
    .where(and(inArray(cancellation.quoteId, quoteIds), isNull(cancellation.voidedAt)));
  return new Map(standing.map(({ quoteId, statement }) => [quoteId, statement.fee.feeIncludingVat]));
};
