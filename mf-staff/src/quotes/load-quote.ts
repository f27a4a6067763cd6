import type { Attendance } from '@plenary/contracts/attendance.schemas';
import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { DealSupplements } from '@plenary/contracts/deal-supplements.schemas';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import { currentPlatform } from '@plenary/platform';
import { fetchAttendance } from '../attendance/api.ts';
import { fetchCancellation } from '../cancellation/api.ts';
import { type DealHistory, fetchChanges } from '../changes/api.ts';
import { fetchDeals } from '../deals/api.ts';
import { fetchPayments, fetchSupplements } from '../payments/api.ts';
import { fetchBookedQuote } from './api.ts';

interface Args {
  params: { quoteId?: string };
  request: Request;
}

export interface QuoteData {
  booked: BookedQuote;
  /** Null: it is not cancelled. */
  statement: CancellationStatement | null;
  /** Of a confirmed booking. */
  history: DealHistory;
  /** Null: nobody has signed it, so that nothing is due. */
  ledger: DealPayments | null;
  /** Agreed on since its quote; null: no confirmed booking, or not known at the moment. */
  supplements: DealSupplements | null;
  /** Null: no confirmed booking. */
  attendance: Attendance | null;
  /** As lists tell it; null: an amendment, or not listed. */
  deal: ListedDeal | null;
}

/** The quote that the address names, its lines in the language of the page, with the statement of a cancelled one. */
export const loadQuote = async ({ params: { quoteId = '' }, request: { signal } }: Args): Promise<QuoteData> => {
  const booked = await fetchBookedQuote(quoteId, currentPlatform().language, signal);
  const isBooking = booked.quote.status === 'Approved' && !booked.quote.amends;
  const [statement, history, ledger, supplements, attendance, { deals }] = await Promise.all([
    booked.quote.standing === 'cancelled' ? fetchCancellation(quoteId, signal) : null,
    isBooking ? fetchChanges(quoteId, currentPlatform().language, signal) : { changes: [] },
    isBooking ? fetchPayments(quoteId, signal) : null,
    isBooking && booked.quote.standing !== 'cancelled' ? fetchSupplements(quoteId, signal) : null,
    isBooking && booked.quote.standing === 'current' ? fetchAttendance(quoteId, signal) : null,
    fetchDeals({ search: quoteId }, { signal }),
  ]);
  return { booked, statement, history, ledger, supplements, attendance, deal: deals.find((one) => one.quoteId === quoteId) ?? null };
};
