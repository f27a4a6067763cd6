import type { Attendance } from '@plenary/contracts/attendance.schemas';
import { agreedDays } from '../bookings/agreed-days.ts';
import type { ConfirmedDeal } from '../cancellation/deal.ts';
import { changedDays } from '../changes/changed-days.ts';
import { roomsNow } from '../changes/plan-slots.ts';
import { reprice } from '../changes/reprice.ts';
import type { DealTerms } from '../deal-terms/deal-terms.ts';
import type { VatRate } from '../vat-rates/vat-rates.ts';
import { hasPriceList } from '../venues/on-request.ts';

/**
 * What people beyond the guaranteed ones cost at the frozen prices of a booking (design: lifecycle L24), by the people billed for each day;
 * null where lines that sales wrote, credits or an evening alone are no arithmetic of the list, or a request has no room.
 */
export const priceOfExtra = (
  { quote, venue, booking, claims }: ConfirmedDeal,
  { billed, terms, vatRates }: { billed: readonly number[]; terms: DealTerms; vatRates: readonly VatRate[] },
): Attendance['extra'] => {
  const { frozen } = quote;
  const { days } = frozen.search;
  if (days.every(({ plenary }, index) => plenary.pax === billed[index])) return { excludingVat: 0, includingVat: 0 };
  const isByHand = frozen.credits !== undefined || frozen.items.some(({ custom }) => custom) || days.some(({ evening }) => evening);
  if (!hasPriceList(venue.record)) return null;
  const assignment = roomsNow({ venue, before: agreedDays(days, booking), claims });
  if (isByHand || !assignment) return null;
  const asked = days.map(({ date, plenary }, index) => ({ from: date, to: date, pax: billed[index] ?? plenary.pax }));
  // Halves stay, so that no rule adds a lunch; a lunch for everybody goes along with them.
  const wanted = changedDays(days, asked, { lunch: 'chosen' });
  const after = reprice({ frozen, venue: venue.record, days: wanted, assignment, terms, vatRates });
  return {
    excludingVat: after.totalExcludingVatPrice - frozen.totalExcludingVatPrice,
    includingVat: after.totalIncludingVatPrice - frozen.totalIncludingVatPrice,
  };
};
