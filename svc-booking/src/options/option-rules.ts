import type { Rank } from '../availability/venue-day.ts';
import type { BookingStatus } from '../bookings/booking.ts';

const minute = 60_000;
const hour = 60 * minute;
/** An option holds for 7 days of 24 hours … */
const optionLife = 7 * 24 * hour;
/** … or until 48 hours before the event, if that is sooner. */
export const endsBeforeEvent = 48 * hour;
/** From 72 hours before the event no option is given: customers sign instead. */
const closesBeforeEvent = 72 * hour;

/** Instants in milliseconds; an event starts at local midnight of its first day (`eventStart`). Source: server-rules §3 "Option". */
interface AtEvent {
  now: number;
  eventStart: number;
}

/** From when on no option is given. */
export const optionsEnd = ({ eventStart }: Pick<AtEvent, 'eventStart'>): number => eventStart - closesBeforeEvent;

export const isTooLate = ({ now, eventStart }: AtEvent): boolean => now >= optionsEnd({ eventStart });

/** When an option that is given, or becomes first, at `now` lapses. */
export const optionExpiry = ({ now, eventStart }: AtEvent): number => Math.min(now + optionLife, eventStart - endsBeforeEvent);

interface Term {
  /** Instants in milliseconds. */
  expiresAt: number;
  /** Until when it holds once the mailbox is proven; null: `expiresAt` is its full term. */
  fullUntil: number | null;
}

/** The term of an option that is placed at `now`: a short one until its customer has proven their mailbox. */
export const optionTerm = (at: AtEvent, { mailboxProven, unprovenMinutes }: { mailboxProven: boolean; unprovenMinutes: number }): Term => {
  const full = optionExpiry(at);
  return mailboxProven
    ? { expiresAt: full, fullUntil: null }
    : { expiresAt: Math.min(at.now + unprovenMinutes * minute, full), fullUntil: full };
};

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
  fullUntil: number | null;
  unprovenMinutes: number;
}

/**
 * The term of a second option once it is first, or null where it has to wait on: for a slot, or for seats at lunch. Its term starts
 * again; a longer one stays.
 */
export const promotedTerm = ({ slotRanks, hasLunchSeats, expiresAt, fullUntil, unprovenMinutes, ...at }: WaitingOption): Term | null => {
  const isPromotable = optionRank(slotRanks) === 1 && hasLunchSeats && expiresAt > at.now;
  if (!isPromotable) return null;
  const fresh = optionTerm(at, { mailboxProven: fullUntil === null, unprovenMinutes });
  return {
    expiresAt: Math.max(expiresAt, fresh.expiresAt),
    fullUntil: fullUntil === null ? null : Math.max(fullUntil, fresh.fullUntil ?? 0),
  };
};
