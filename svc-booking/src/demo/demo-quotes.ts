import { demoQuoteId } from '@plenary/contracts/demo';
import type { SearchDay, SearchRoom } from '@plenary/contracts/search';
import { prepareDays } from '../availability/find-rooms.ts';
import { addDays, type CalendarDay } from '../calendar/calendar-day.ts';
import type { IsClosed } from '../calendar/open-days.ts';
import type { DealTerms } from '../deal-terms/deal-terms.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import { priceDemand } from '../prices/price-demand.ts';
import { noAddons } from '../prices/quote-lines.ts';
import type { PriceSettings } from '../prices/quote-totals.ts';
import { matchRooms } from '../rooms/match-rooms.ts';
import { prepareRooms } from '../rooms/match-rooms-prepare.ts';
import type { Room } from '../rooms/room.ts';
import type { VatRate } from '../vat-rates/vat-rates.ts';
import { demoVenues } from './demo-network.ts';
import { demoPromotions } from './demo-promotions.ts';
import { type DemoRoom, type QuoteSketch, quoteSketches } from './quote-sketches.ts';

export interface DemoQuote extends Pick<QuoteSketch, 'customer' | 'status'> {
  quoteId: string;
  demandId: string;
  venueId: string;
  /** Instant in milliseconds. */
  createdAt: number;
  frozen: FrozenQuote;
  /** Rooms of each day, in the order of its requests. */
  rooms: readonly (readonly Room[])[];
}

const whole = ({ duration = 'AM, PM', ...room }: DemoRoom): SearchRoom => ({ duration, ...room });
const two = (number: number) => String(number).padStart(2, '0');

/** This many consecutive days, the first on or after the day. */
const daysInARow = (from: CalendarDay, count: number, canBe: (day: CalendarDay) => boolean): CalendarDay[] => {
  const days: CalendarDay[] = [];
  for (let day = from; days.length < count; day = addDays(day, 1)) {
    if (canBe(day)) days.push(day);
    else days.length = 0;
  }
  return days;
};

const dayLength = 24 * 60 * 60 * 1_000;
const madeBefore = 30 * dayLength;
/** A quote that is not signed yet is still valid, and so is its option. */
const stillOpenSince = 2 * dayLength;

interface Around {
  today: CalendarDay;
  /** Instant in milliseconds. */
  now: number;
  settings: PriceSettings;
  terms: DealTerms;
  vatRates: readonly VatRate[];
  isClosed: IsClosed;
}

/** Quotes of the demo's events around a day, on open days, no two at a venue on the same one, priced as the site prices. */
export const demoQuotes = ({ today, now, settings, terms, vatRates, isClosed }: Around): DemoQuote[] => {
  const taken = new Set<string>();
  return quoteSketches.map(({ number, customer, slug, status, startsIn, days, addons }) => {
    const demo = demoVenues.find(({ venue }) => venue.slug === slug);
    if (!demo) throw new Error(`the demo has no venue ${slug}`);
    const venue = { ...demo.venue, promotions: demoPromotions(slug, today) };
    const { countryCode } = venue.address;
    const canBe = (day: CalendarDay) => !isClosed(countryCode, day) && !taken.has(`${slug} ${day}`);
    const dates = daysInARow(addDays(today, startsIn), days.length, canBe);
    for (const day of dates) taken.add(`${slug} ${day}`);
    const searched = days.map(
      ({ plenary, subcommittees = [] }, index): SearchDay => ({
        date: dates[index] ?? today,
        plenary: whole(plenary),
        subcommittees: subcommittees.map(whole),
        ...(settings.roomsAlone && { lunchPax: 0 }),
      }),
    );
    const search = { countryCode, days: searched };
    const chosen = settings.roomsAlone ? noAddons : { ...noAddons, ...addons };
    const rooms = roomsFor(demo.rooms, searched);
    const price = priceDemand({ venue, search, assignment: rooms, addons: chosen, contract: null, settings, terms, vatRates });
    return {
      quoteId: demoQuoteId(number),
      demandId: `d0000000-0000-4000-8000-0000000002${two(number)}`,
      customer,
      status,
      venueId: venue.id,
      createdAt: status === 'Presented' ? now - stillOpenSince : Math.min(now, Date.parse(`${dates[0]}T09:00:00Z`) - madeBefore),
      frozen: { ...price, search, addons: chosen },
      rooms,
    };
  });
};

/** Rooms of an empty house for each day. */
const roomsFor = (rooms: Parameters<typeof prepareRooms>[0], days: readonly SearchDay[]) => {
  const prepared = prepareRooms(rooms);
  return prepareDays(days).map(({ day, requests }) => {
    const found = matchRooms({ rooms: prepared, requests, taken: new Uint8Array(prepared.length) });
    if (!found) throw new Error(`the demo's venue has no rooms for ${day.date}`);
    return found.rooms;
  });
};
