import type { SearchDay } from '@plenary/contracts/search';
import type { VenueRecord } from '../venues/venue-record.ts';

/** Seats of a venue's restaurant, or what is left of them, in the two services of a day (spec/booking.md §9). */
export type LunchSeats = VenueRecord['lunchSeats'];
export type LunchService = keyof LunchSeats;

/** Seats a day needs at lunch. A full day always includes lunch: by default for everybody in the plenary. */
export function lunchSeatsNeeded({ lunchPax, plenary }: Pick<SearchDay, 'lunchPax' | 'plenary'>): number {
  return lunchPax ?? (plenary.duration === 'AM, PM' ? plenary.pax : 0);
}

/**
 * The service in which a party of `seats` is served, the earlier first, or null where neither has room for all of it:
 * a party eats together, it is never split over the two services (reading of server-rules §2 "Lunch").
 */
export function lunchServiceFor(seats: number, left: LunchSeats): LunchService | null {
  if (left.service1 >= seats) return 'service1';
  return left.service2 >= seats ? 'service2' : null;
}

/** Whether the day's lunch can be served with the seats left; a day without lunch always can. */
export function hasLunchSeats(day: Pick<SearchDay, 'lunchPax' | 'plenary'>, left: LunchSeats): boolean {
  const seats = lunchSeatsNeeded(day);
  return seats === 0 || lunchServiceFor(seats, left) !== null;
}
