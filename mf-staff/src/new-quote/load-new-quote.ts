import type { BookedQuote } from '@plenary/contracts/planning.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { isCallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import { fetchVenues, type ReferentialVenue } from '../api.ts';
import { readCountry } from '../desk/read-country.ts';
import { fetchBookedQuote } from '../quotes/api.ts';
import { type DeskCustomer, fetchCustomer } from './api.ts';

export interface NewQuoteData {
  country: CountryCode;
  venues: ReferentialVenue[];
  /** Slug; null: none is chosen. */
  venue: string | null;
  customer: DeskCustomer | null;
  /** What a customer is looked for by at first. */
  search: string;
  /** Local days that the demand begins and ends with at first; empty: none. */
  day: string;
  last: string;
  /** People of each day at first; null: unknown. */
  pax: number | null;
  /** The quote whose variant is proposed; null: none. */
  variantOf: string | null;
  /** The quote whose next version is proposed, for the customer and venue of the address; null: none. */
  replaced: BookedQuote | null;
}

/** What the address begins a quote with: a customer or what to look for, a venue, a day. */
export const loadNewQuote = async ({ request: { url, signal } }: { request: Request }): Promise<NewQuoteData> => {
  const query = new URL(url).searchParams;
  const country = readCountry(query);
  const replaces = query.get('replaces');
  const [venues, customer, replaced] = await Promise.all([
    fetchVenues(country, signal),
    customerOf(query.get('customer'), signal),
    replaces ? fetchBookedQuote(replaces, currentPlatform().language, signal) : null,
  ]);
  const venue = venues.find(({ slug }) => slug === query.get('venue'))?.slug ?? null;
  const days = { day: query.get('day') ?? '', last: query.get('last') ?? '', pax: Number(query.get('pax')) || null };
  const begun = { search: query.get('search') ?? '', ...days, variantOf: query.get('variantOf'), replaced };
  return { country, venues, venue, customer, ...begun };
};

/** Null also for somebody who is no customer any more: another one can be chosen. */
const customerOf = async (userId: string | null, signal: AbortSignal): Promise<DeskCustomer | null> => {
  if (!userId) return null;
  try {
    return await fetchCustomer(userId, signal);
  } catch (error) {
    if (isCallError(error) && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
};
