import { addDays } from '@plenary/contracts/add-days';
import type { Block } from '@plenary/contracts/blocks.schemas';
import type { Planning } from '@plenary/contracts/planning.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { fetchVenues, type ReferentialVenue } from '../api.ts';
import { fetchBlocks } from '../blocks/api.ts';
import { localToday } from '../desk/local-today.ts';
import { readCountry } from '../desk/read-country.ts';
import { fetchPlanning } from './api.ts';
import { boardRange, daysBetween, daysPerPart } from './board-days.ts';

export interface PlanningData {
  country: CountryCode;
  venues: ReferentialVenue[];
  venue: ReferentialVenue;
  /** First day of the board, and how many days it has. */
  first: string;
  count: number;
  /** The day that is looked at, and the part of the board that has it. */
  from: string;
  part: number;
  planning: Planning;
  /** Of the venue, those that are not over. */
  blocks: Block[];
  /** What the address names, and the planning cannot show: another is shown. */
  unread: ('venue' | 'from')[];
}

/** The venue that the address names by its slug or its id, else the first of the country, and the part of its board that the address looks at. */
export const loadPlanning = async ({ request }: { request: Request }): Promise<PlanningData> => {
  const query = new URL(request.url).searchParams;
  const country = readCountry(query);
  const venues = await fetchVenues(country, request.signal);
  const [namedVenue, namedDay] = [query.get('venue'), query.get('from')];
  const found = venues.find(({ venueId, slug }) => [slug, venueId].includes(namedVenue ?? ''));
  const venue = found ?? venues[0];
  if (!venue) throw new Response(null, { status: 404 });
  const today = localToday(new Date());
  const { first, count } = boardRange(today);
  const readDay = dayWithin(namedDay, { first, count });
  const from = readDay ?? today;
  const part = Math.floor(daysBetween(first, from) / daysPerPart);
  const [planning, blocks] = await Promise.all([
    fetchPlanning({ venue: venue.slug, ...daysOfPart(first, part) }, { signal: request.signal }),
    fetchBlocks(venue.slug, request.signal),
  ]);
  const unread: PlanningData['unread'] = [
    ...(namedVenue && !found ? ['venue' as const] : []),
    ...(namedDay && !readDay ? ['from' as const] : []),
  ];
  return { country, venues, venue, first, count, from, part, planning, blocks, unread };
};

/** Local days of a part of the board, both included. */
export const daysOfPart = (first: string, part: number): { from: string; to: string } => {
  const from = addDays(first, part * daysPerPart);
  return { from, to: addDays(from, daysPerPart - 1) };
};

const dayWithin = (text: string | null, { first, count }: { first: string; count: number }): string | undefined => {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  const index = daysBetween(first, text);
  return index >= 0 && index < count ? text : undefined;
};
