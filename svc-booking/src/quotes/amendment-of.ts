import type { Amendment } from '@plenary/contracts/quote';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { ChangeRow, QuoteRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** What a quote changes of a booking; undefined where it is no amendment. */
export const amendmentOf = async (
  read: Reader,
  { dealChange }: BookingTables,
  { id, amends }: Pick<QuoteRow, 'id' | 'amends'>,
): Promise<Amendment | undefined> => {
  const [change] = amends ? await read.select().from(dealChange).where(eq(dealChange.amendmentId, id)) : [];
  return change && presentAmendment(change);
};

const presentAmendment = ({ dealId, before, after, fee, leastFeePercent }: ChangeRow): Amendment => {
  const { search, totalExcludingVatPrice, totalIncludingVatPrice } = before.frozen;
  return {
    dealId,
    before: {
      days: search.days.map(({ date, plenary }) => ({ date, pax: plenary.pax })),
      rooms: [...before.rooms],
      totalExcludingVatPrice,
      totalIncludingVatPrice,
    },
    pax: after.frozen.search.days.map(({ plenary }) => plenary.pax),
    ...(fee && { feeIncludingVat: fee.feeIncludingVat }),
    ...(leastFeePercent && { leastFeePercent }),
  };
};
