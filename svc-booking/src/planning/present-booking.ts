import type { BookingCustomer } from '@plenary/contracts/events';
import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import type { QuoteStatus } from '@plenary/contracts/quote';
import { mostPeople } from '../bookings/agreed-days.ts';
import { presentCustomer } from '../bookings/present-customer.ts';
import type { OptionRow } from '../db/rows.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { extensionsOf } from './extension-rules.ts';

interface Row {
  booking: OptionRow;
  /** The quote it was made from. */
  quote: { status: string; frozen: FrozenQuote; customer: BookingCustomer | null } | null;
}

interface Held {
  /** In ascending order. */
  days: readonly string[];
  timeZone: string;
}

/** A booking as the planning shows it, an option with the ends that it can be given. */
export const presentBooking = ({ booking, quote }: Row, { days, timeZone }: Held): PlanningBooking => ({
  id: booking.id,
  status: booking.status === 'confirmed' ? 'confirmed' : 'option',
  rank: booking.rank,
  expiresAt: booking.expiresAt === null ? null : new Date(booking.expiresAt).toISOString(),
  quoteId: booking.quoteId,
  customer: presentCustomer(quote?.customer ?? null) ?? mailedCustomer(booking),
  firstDay: days.at(0) ?? '',
  lastDay: days.at(-1) ?? '',
  ...extensionsOf({ expiresAt: booking.expiresAt, firstDay: days.at(0) ?? '', timeZone }),
  quote: quote && {
    status: quote.status as QuoteStatus,
    pax: mostPeople(quote.frozen.search.days, booking),
    totalExcludingVatPrice: quote.frozen.totalExcludingVatPrice,
    totalIncludingVatPrice: quote.frozen.totalIncludingVatPrice,
  },
});

const mailedCustomer = ({ customer }: OptionRow): PlanningBooking['customer'] =>
  customer && { name: '', companyName: '', email: customer.email };
