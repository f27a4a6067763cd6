import type { RecordPayment } from '@plenary/contracts/desk-records.schemas';
import { mostOnTimeline } from '@plenary/contracts/desk-records-terms';
import type { Reader } from '@plenary/service-kit/database/database';
import { inArray } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { BookingTables } from '../db/tables.ts';

/** What was received and paid back for deals, those entered last in front; amounts in euro cents. */
export const readRecordPayments = async (
  read: Reader,
  { payment }: BookingTables,
  quoteIds: readonly string[],
): Promise<RecordPayment[]> => {
  const parts = inChunks([...quoteIds]).map((part) => read.select().from(payment).where(inArray(payment.quoteId, part)));
  const rows = (await Promise.all(parts)).flat();
  return rows
    .sort((one, other) => other.enteredAt - one.enteredAt || one.id.localeCompare(other.id))
    .slice(0, mostOnTimeline)
    .map(({ id, quoteId, kind, amount, day, method, reference, enteredAt, enteredBy, reversedAt }) => ({
      ...{ id, quoteId, kind, amount, day, method, reference, by: enteredBy },
      at: new Date(enteredAt).toISOString(),
      isReversed: reversedAt !== null,
    }));
};
