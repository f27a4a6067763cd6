import type { VatRates } from '@plenary/contracts/vat-rates.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { Reader } from '@plenary/service-kit/database/database';
import { asc, desc } from 'drizzle-orm';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingTables } from '../db/tables.ts';
import { termsZone } from '../deal-terms/deal-terms.ts';
import type { VatRate } from './vat-rates.ts';

const readRows = (read: Reader, { vatRate }: BookingTables) =>
  read.select().from(vatRate).orderBy(asc(vatRate.countryCode), desc(vatRate.fromDay));

/** All, in percent. */
export const readVatRates = async (read: Reader, tables: BookingTables): Promise<VatRate[]> =>
  (await readRows(read, tables)).map(({ countryCode, fromDay, service, food }) => ({
    ...{ countryCode: countryCode as CountryCode, fromDay, service: service / 100, food: food / 100 },
  }));

/** The same for staff; `now` in milliseconds. */
export const presentVatRates = async (read: Reader, tables: BookingTables, { now }: { now: number }): Promise<VatRates> => ({
  rates: (await readRows(read, tables)).map(({ countryCode, fromDay, service, food, revision, changedBy, changedAt }) => ({
    ...{ countryCode: countryCode as CountryCode, from: fromDay, service: service / 100, food: food / 100, revision, changedBy },
    changedAt: changedAt === null ? null : new Date(changedAt).toISOString(),
  })),
  today: todayIn({ now, timeZone: termsZone }),
});
