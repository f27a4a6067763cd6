import type { Attendance } from '@plenary/contracts/attendance.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { agreedDays } from '../bookings/agreed-days.ts';
import { guaranteeDue } from '../calendar/guarantee-due.ts';
import type { ConfirmedDeal } from '../cancellation/deal.ts';
import type { BookingTables } from '../db/tables.ts';
import { agreedRules, termsOn } from '../deal-terms/deal-terms.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { priceOfExtra } from './price-of-extra.ts';

interface Read {
  deal: ConfirmedDeal;
  catalogue: CatalogueSnapshot;
}

/** People of a confirmed booking by day (design: lifecycle L24): a booking is billed for the greater of guaranteed and actual. */
export const readAttendance = async (read: Reader, { attendance }: BookingTables, { deal, catalogue }: Read): Promise<Attendance> => {
  const { quote, venue, booking, days: dates } = deal;
  const { days } = quote.frozen.search;
  const counted = await read.select().from(attendance).where(eq(attendance.quoteId, quote.id));
  const { timeZone, address } = venue.record;
  const { guaranteeDays } = agreedRules(quote, { versions: catalogue.dealTerms, countryCode: address.countryCode });
  const due = guaranteeDue(dates[0] ?? '', { timeZone, guaranteeDays });
  const told = agreedDays(days, booking).map(({ date, plenary }, index) => {
    const guaranteed = days[index]?.plenary.pax ?? 0;
    const actual = counted.find(({ day }) => day === date)?.actual ?? null;
    return {
      ...{ day: date, expected: plenary.pax, guaranteed, guaranteeDue: new Date(due).toISOString(), actual },
      billed: Math.max(guaranteed, actual ?? 0),
    };
  });
  const billed = told.map((one) => one.billed);
  return {
    days: told,
    extra: priceOfExtra(deal, { billed, terms: termsOn(catalogue.dealTerms, catalogue.today), vatRates: catalogue.vatRates }),
  };
};
