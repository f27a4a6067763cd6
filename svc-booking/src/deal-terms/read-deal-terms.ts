import type { DealTermsVersions } from '@plenary/contracts/deal-terms.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { desc } from 'drizzle-orm';
import { todayIn } from '../calendar/today-in.ts';
import type { DealTermsRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { termsZone } from './deal-terms.ts';

/** All, those that begin last in front. */
export const readTerms = (read: Reader, { dealTerms }: BookingTables): Promise<DealTermsRow[]> =>
  read.select().from(dealTerms).orderBy(desc(dealTerms.fromDay));

/** The same for staff; `now` in milliseconds. */
export const presentTerms = async (read: Reader, tables: BookingTables, { now }: { now: number }): Promise<DealTermsVersions> => {
  const rows = await readTerms(read, tables);
  const versions = rows.map(({ fromDay, changedAt, ...values }) => ({
    ...values,
    from: fromDay,
    changedAt: changedAt === null ? null : new Date(changedAt).toISOString(),
  }));
  return { versions, today: todayIn({ now, timeZone: termsZone }) };
};
