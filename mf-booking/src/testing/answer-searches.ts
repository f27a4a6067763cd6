import { checkAvailability, getCalendar, getVenue, listVenues } from '@plenary/contracts/booking.endpoints';
import type { SearchDay, SearchQuery } from '@plenary/contracts/search';
import type { Venue } from '@plenary/contracts/venue';
import type { Fake } from '@plenary/http/create-fake';
import { refuse } from '@plenary/http/refuse';
import { fakeCalendar, openDaysAhead } from './fake-calendar.ts';
import { type FakeDemands, type FakeWorld, fakeVenue, sampleDays } from './fake-demands.ts';
import { fakeFacts, fakeVenues } from './fake-venues.ts';
import { readFakeSearch } from './read-fake-search.ts';

const canHold = ({ features }: Venue, days: readonly SearchDay[]) => days.every(({ plenary }) => plenary.pax <= features.capacity);

/** Venues, calendar and availabilities. A venue smaller than the party is not available, `bourse` takes requests only. */
export const answerSearches = ({ answer }: Pick<Fake, 'answer'>, demands: FakeDemands, { now, newId, session }: FakeWorld): void => {
  /** The requested days, null without any; `members` go with a refusal. */
  const daysOf = ({ action, days: text }: SearchQuery, members: Record<string, unknown>): SearchDay[] | null => {
    if (action !== 'availabilities' || text === undefined) return null;
    const { days, errors } = readFakeSearch(text);
    if (Object.keys(errors).length > 0) refuse('invalid-search', { errors, members });
    if (!session()) refuse('authentication-required', { errors: { authentication: 'required' }, members });
    return days;
  };

  answer(getCalendar, () => fakeCalendar(now()));
  answer(getVenue, ({ params }) => fakeVenue(params.venueSlug));
  answer(listVenues, ({ query }) => {
    const countryCode = query.countryCode ?? 'FRA';
    const ofCountry = fakeVenues.filter(({ address }) => address.countryCode === countryCode);
    const venues = ofCountry.map((venue) => ({ ...venue, facts: fakeFacts(venue) }));
    const days = daysOf(query, { success: false, countryCode, venues });
    if (!days) return { success: true as const, countryCode, venues };
    const priced = venues.filter((venue) => canHold(venue, days)).map((venue) => ({ ...venue, price: demands.listPrice(venue, days) }));
    return { success: true as const, countryCode, venues: priced, demandId: newId() };
  });
  answer(checkAvailability, ({ params, query }) => {
    const venue = fakeVenue(params.venueSlug);
    const days = daysOf(query, {}) ?? sampleDays(now());
    if (!canHold(venue, days)) {
      const others = fakeVenues.filter((other) => other.address.city === venue.address.city && canHold(other, days));
      return { type: 'not_available' as const, alternatives: { days: openDaysAhead(now(), 3), venues: others.slice(0, 3) } };
    }
    const demandId = demands.keep(venue, days);
    if (venue.isRequestOnly) return { type: 'available_with_custom_price' as const, demandId };
    return { type: 'available' as const, price: demands.listPrice(venue, days), demandId, optionRank: 1 };
  });
};
