import type { BookingCustomer } from '@plenary/contracts/events';
import type { PlanningBooking } from '@plenary/contracts/planning';
import type { OptionRow } from '../options/waiting-options.ts';

interface Row {
  booking: OptionRow;
  /** As its quote knows it. */
  customer: BookingCustomer | null;
}

/** A booking as the planning shows it; `days` in ascending order. */
export const presentBooking = ({ booking, customer }: Row, days: readonly string[]): PlanningBooking => ({
  id: booking.id,
  status: booking.status === 'confirmed' ? 'confirmed' : 'option',
  rank: booking.rank,
  expiresAt: booking.expiresAt === null ? null : new Date(booking.expiresAt).toISOString(),
  quoteId: booking.quoteId,
  customer: presentCustomer(customer) ?? mailedCustomer(booking),
  firstDay: days.at(0) ?? '',
  lastDay: days.at(-1) ?? '',
});

const presentCustomer = (customer: BookingCustomer | null): PlanningBooking['customer'] =>
  customer && { name: `${customer.firstname} ${customer.lastname}`, companyName: customer.companyName, email: customer.email };

const mailedCustomer = ({ customer }: OptionRow): PlanningBooking['customer'] =>
  customer && { name: '', companyName: '', email: customer.email };
