import type { DealPayments, Payment } from '@plenary/contracts/payments.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { isStaff } from '../cancellation/deal.ts';
import type { PaymentRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { balanceOf } from '../ledger/balance.ts';
import { changeFeesOf } from '../ledger/change-fees-of.ts';

/** The payments of a deal, the newest day first. */
export const paymentRows = (read: Reader, { payment }: BookingTables, quoteId: string): Promise<PaymentRow[]> =>
  read.select().from(payment).where(eq(payment.quoteId, quoteId)).orderBy(desc(payment.day), desc(payment.enteredAt), desc(payment.id));

/** The ledger of a deal as its reader may see it: a customer reads what counts, staff who entered it and what was reversed. */
export const readPayments = async (read: Reader, tables: BookingTables, { actor, dealId }: { actor: UserActor; dealId: string }) => {
  const rows = await paymentRows(read, tables, dealId);
  const shown = isStaff(actor) ? rows.map(presentToStaff) : rows.filter(({ reversedAt }) => reversedAt === null).map(present);
  const received = balanceOf(rows);
  const [fees, cancellationFee] = [await changeFeesOf(read, tables, dealId), await cancellationFeeOf(read, tables, dealId)];
  const settlement = cancellationFee === undefined ? undefined : cancellationFee + fees - received;
  const payments: DealPayments = { payments: shown, received, fees, ...(settlement !== undefined && { settlement }) };
  return payments;
};

const present = ({ id, kind, amount, day, method, reference }: PaymentRow): Payment => ({ id, kind, amount, day, method, reference });

const presentToStaff = (row: PaymentRow): Payment => {
  const { enteredAt, enteredBy, reversedAt, reversedBy, reversalReason } = row;
  return {
    ...present(row),
    entered: { at: new Date(enteredAt).toISOString(), by: enteredBy },
    ...(reversedAt !== null &&
      reversedBy && { reversed: { at: new Date(reversedAt).toISOString(), by: reversedBy, reason: reversalReason ?? '' } }),
  };
};

/** The fee with VAT of a deal whose cancellation stands, in euro cents. */
const cancellationFeeOf = async (read: Reader, { cancellation }: BookingTables, quoteId: string): Promise<number | undefined> => {
  const [row] = await read
    .select({ statement: cancellation.statement })
    .from(cancellation)
    .where(and(eq(cancellation.quoteId, quoteId), isNull(cancellation.voidedAt)));
  return row?.statement.fee.feeIncludingVat;
};
