import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import type { DemoVenue } from './demo-network.ts';
import { fixedFraction } from './seeded-random.ts';

/** Share of a country's venues with a price. More than the half of the network that server-rules §8 promises. */
const keptShare = 0.65;

/**
 * Tells the venues that are never booked up on a day, others each day. The rest of them, and those that take requests only,
 * may be full.
 */
export const keptOpen = (venues: readonly DemoVenue[], seed: string): ((venue: VenueRecord, date: CalendarDay) => boolean) => {
  const kept = new Map<string, ReadonlySet<string>>();

  const keptOn = (country: string, date: CalendarDay): ReadonlySet<string> => {
    const key = `${country} ${date}`;
    const known = kept.get(key);
    if (known) return known;
    const drawn = venues
      .filter(({ venue }) => venue.address.countryCode === country && !venue.isRequestOnly)
      .map(({ venue }) => ({ id: venue.id, lot: fixedFraction(`${seed} open ${date} ${venue.id}`) }))
      .sort((left, right) => left.lot - right.lot);
    const ids = new Set(drawn.slice(0, Math.ceil(drawn.length * keptShare)).map(({ id }) => id));
    kept.set(key, ids);
    return ids;
  };

  return (venue, date) => keptOn(venue.address.countryCode, date).has(venue.id);
};
