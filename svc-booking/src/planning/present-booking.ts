import type { ChangeLevel } from '@plenary/contracts/change-terms';
import type { BookingCustomer } from '@plenary/contracts/events';
import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import type { QuoteStatus } from '@plenary/contracts/quote';
import { mostPeople } from '../bookings/agreed-days.ts';
import { presentCustomer } from '../bookings/present-customer.ts';
import type { ChangeRow, OptionRow } from '../db/rows.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { extensionsOf, latestEnd } from './extension-rules.ts';

interface Row {
  booking: OptionRow;
  /** The quote it was made from. */
  quote: { status: string; frozen: FrozenQuote; customer: BookingCustomer | null } | null;
  /** The one that waits: of this booking, or what this option was offered for. */
  change: ChangeRow | null;
}

interface Held {
  /** In ascending order. */
  days: readonly string[];
  timeZone: string;
  now: number;
}

/** A booking as the planning shows it, an option with the ends that it can be given. */
export const presentBooking = ({ booking, quote, change }: Row, { days, timeZone, now }: Held): PlanningBooking => ({
  id: booking.id,
  status: booking.status === 'confirmed' ? 'confirmed' : 'option',
  rank: booking.rank,
  expiresAt: booking.expiresAt === null ? null : new Date(booking.expiresAt).toISOString(),
  quoteId: booking.quoteId,
  customer: presentCustomer(quote?.customer ?? null) ?? mailedCustomer(booking),
  firstDay: days.at(0) ?? '',
  lastDay: days.at(-1) ?? '',
  ...extensionsOf({
    expiresAt: booking.expiresAt,
    latest: latestEnd({ firstDay: firstDayOf(days, change), timeZone, isOffer: change !== null, now }),
  }),
  ...(change && { change: { dealId: change.dealId, level: change.level as ChangeLevel } }),
  quote: quote && {
    status: quote.status as QuoteStatus,
    pax: mostPeople(quote.frozen.search.days, booking),
    totalExcludingVatPrice: quote.frozen.totalExcludingVatPrice,
    totalIncludingVatPrice: quote.frozen.totalIncludingVatPrice,
  },
});

/** An option of an offered change ends before either event. */
const firstDayOf = (days: readonly string[], change: ChangeRow | null): string =>
  [...days, ...(change?.days.flatMap(({ from, to }) => [from ?? [], to ?? []].flat()) ?? [])].sort()[0] ?? '';

const mailedCustomer = ({ customer }: OptionRow): PlanningBooking['customer'] =>
  customer && { name: '', companyName: '', email: customer.email };
