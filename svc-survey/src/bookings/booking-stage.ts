import type { BookingEvent } from '@plenary/contracts/events';

/** Progress of a booking; `ended`: released, lapsed, rejected or cancelled. */
const bookingStages = ['option', 'second-option', 'signed', 'approved', 'ended'] as const;
export type BookingStage = (typeof bookingStages)[number];

/** Follows from the booking's state alone, so that an event that was missed is made good by the next. */
export const bookingStage = ({ status, standing, option }: Pick<BookingEvent, 'status' | 'standing' | 'option'>): BookingStage => {
  if (standing === 'cancelled') return 'ended';
  if (status === 'Approved') return 'approved';
  if (status === 'Partially signed' || status === 'Devis signé - Missing info') return 'signed';
  if (status === 'Rejected' || option === null) return 'ended';
  return option.rank === 1 ? 'option' : 'second-option';
};
