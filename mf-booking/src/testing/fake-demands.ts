import type { Addons, PricedDemand } from '@plenary/contracts/quote';
import { type SearchDay, searchDay } from '@plenary/contracts/search';
import type { User } from '@plenary/contracts/user.schemas';
import type { Price, Venue } from '@plenary/contracts/venue';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import { openDaysAhead } from './fake-calendar.ts';
import { type FakeDemand, priceFakeDemand } from './fake-prices.ts';
import { fakeVenues } from './fake-venues.ts';

export interface FakeWorld {
  now: () => number;
  newId: () => string;
  /** The current user. */
  session: () => User | null;
}

export const noAddons: Addons = { teambuilding: false, wellness: false, facilitator: false, afterwork: false };

/** A venue by its slug; refuses `not-found`. */
export const fakeVenue = (slug: string): Venue => fakeVenues.find((venue) => venue.slug === slug) ?? refuse('not-found');

/** Two days for 24 people, some weeks ahead. */
export const sampleDays = (now: number): SearchDay[] =>
  openDaysAhead(now, 2).map((date) =>
    searchDay.parse({ date, plenary: { pax: 24, duration: 'AM, PM', configuration: 'theater' }, subcommittees: [] }),
  );

/** Demands of one page. An unknown id returns a sample demand, so that a page can be reloaded. */
export const createFakeDemands = ({ now, newId, session }: FakeWorld) => {
  const demands = new Map<string, FakeDemand>();
  const price = (demand: FakeDemand, { addons = noAddons, language = 'fr' }: { addons?: Addons; language?: Language } = {}): PricedDemand =>
    priceFakeDemand(demand, { addons, language, contract: session()?.frameworkContract ?? null });

  return {
    price,
    /** The list's price: without add-ons. */
    listPrice: (venue: Venue, days: readonly SearchDay[]): Price =>
      venue.isRequestOnly ? { type: 'custom' } : { type: 'standard', amount: price({ demandId: '', venue, days }).totalExcludingVatPrice },
    find: (demandId: string): FakeDemand => demands.get(demandId) ?? { demandId, venue: fakeVenue('ternes'), days: sampleDays(now()) },
    keep(venue: Venue, days: readonly SearchDay[]): string {
      const demandId = newId();
      demands.set(demandId, { demandId, venue, days });
      return demandId;
    },
  };
};
export type FakeDemands = ReturnType<typeof createFakeDemands>;
