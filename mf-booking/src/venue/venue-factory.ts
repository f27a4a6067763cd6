import type { Venue } from '@plenary/contracts/venue';
import { buildCard } from '../quote/quote-factory.ts';
import { searchToQuery } from '../search/search-address.ts';
import { dayOn, searchOf } from '../search/search-test-data.ts';

const inEvery = (words: string) => ({ fr: `${words} fr`, en: `${words} en`, es: `${words} es`, nl: `${words} nl` });

export const buildVenue = (fields: Partial<Venue> = {}): Venue => ({
  ...buildCard(),
  description: inEvery('Une cour pavée'),
  littlePlus: inEvery('Un jardin'),
  hasFood: true,
  isAccessible: true,
  timeZone: 'Europe/Paris',
  transit: { metros: [], rers: [], trams: [], trains: [] },
  buses: [],
  bikeShareStations: [],
  parkings: [],
  eventDemandPax: { default: 60, minimum: 50 },
  ...fields,
});

/** The query of these days, for 24 people with lunch. */
export const queryFor = (...dates: string[]): string => searchToQuery(searchOf(...dates.map((date) => dayOn(date)))) ?? '';
