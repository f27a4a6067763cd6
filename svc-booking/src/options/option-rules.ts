import type { Rank } from '../availability/venue-day.ts';
import type { BookingStatus } from '../bookings/booking.ts';

const hour = 60 * 60 * 1_000;
/** An option holds for 7 days of 24 hours … */
const optionLife = 7 * 24 * hour;
/** … or until 48 hours before the event, if that is sooner. */
export const endsBeforeEvent = 48 * hour;
/** From 72 hours before the event no option is given: customers sign instead. */
const closesBeforeEvent = 72 * hour;
/** Live options of a user whose mailbox is not proven. */
export const maxUnprovenOptions = 3;

/** Instants in milliseconds; an event starts at local midnight of its first day (`eventStart`). Source: server-rules §3 "Option". */
interface AtEvent {
  now: number;
  eventStart: number;
}

export const isTooLate = ({ now, eventStart }: AtEvent): boolean => now >= eventStart - closesBeforeEvent;

/** When an option that is given, or becomes first, at `now` lapses. */
export const optionExpiry = ({ now, eventStart }: AtEvent): number => Math.min(now + optionLife, eventStart - endsBeforeEvent);

/** An option lapses at the very instant it expires. */
export const isLive = ({ status, expiresAt }: { status: string; expiresAt: number | null }, now: number): boolean =>
  status === ('option' satisfies BookingStatus) && expiresAt !== null && expiresAt > now;

/** An option is as good as its worst slot: it can be approved only when it is first on all of them. */
export const optionRank = (slotRanks: readonly number[]): Rank => (slotRanks.every((rank) => rank === 1) ? 1 : 2);

export interface WaitingOption extends AtEvent {
  /** Ranks of its slots once those in front are gone. */
  slotRanks: readonly number[];
  /** Whether the restaurant has seats for each of its lunches. */
  hasLunchSeats: boolean;
  expiresAt: number;
}

/**
 * Until when a second option holds once it is first, or null where it has to wait on: for a slot, or for seats at lunch. Its 7
 * days start again; a longer term stays.
 */
export const promotedUntil = ({ slotRanks, hasLunchSeats, expiresAt, ...at }: WaitingOption): number | null => {
  const isPromotable = optionRank(slotRanks) === 1 && hasLunchSeats && expiresAt > at.now;
  return isPromotable ? Math.max(expiresAt, optionExpiry(at)) : null;
};
