import type { BookingCustomer } from '@plenary/contracts/events';
import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import type { QuoteStatus } from '@plenary/contracts/quote';
import { mostPeople } from '../bookings/agreed-days.ts';
import { presentCustomer } from '../bookings/present-customer.ts';
import type { OptionRow } from '../db/rows.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';

interface Row {
  booking: OptionRow;
  /** The quote it was made from. */
  quote: { status: string; frozen: FrozenQuote; customer: BookingCustomer | null } | null;
}

/** A booking as the planning shows it; `days` in ascending order. */
export const presentBooking = ({ booking, quote }: Row, days: readonly string[]): PlanningBooking => ({
  id: booking.id,
  status: booking.status === 'confirmed' ? 'confirmed' : 'option',
  rank: booking.rank,
  expiresAt: booking.expiresAt === null ? null : new Date(booking.expiresAt).toISOString(),
  quoteId: booking.quoteId,
  customer: presentCustomer(quote?.customer ?? null) ?? mailedCustomer(booking),
  firstDay: days.at(0) ?? '',
  lastDay: days.at(-1) ?? '',
  quote: quote && {
    status: quote.status as QuoteStatus,
    pax: mostPeople(quote.frozen.search.days, booking),
    totalExcludingVatPrice: quote.frozen.totalExcludingVatPrice,
    totalIncludingVatPrice: quote.frozen.totalIncludingVatPrice,
  },
});

const mailedCustomer = ({ customer }: OptionRow): PlanningBooking['customer'] =>
  customer && { name: '', companyName: '', email: customer.email };
