import type { BookedRoom } from '@plenary/contracts/booked-room';
import type { BookedVenue, BookingCustomer, BookingEvent } from '@plenary/contracts/events';
import type { QuoteStanding, QuoteStatus } from '@plenary/contracts/quote';
import { fallbackLanguage } from '@plenary/contracts/terms';
import { presentOption } from '../bookings/present-option.ts';
import type { ClaimRow, OptionRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';
import { addonPrices } from '../prices/addon-prices.ts';
import { lunchOutsidePrices } from '../prices/lunch-outside.ts';
import type { LunchSeats, LunchService } from '../search/lunch-seats.ts';
import type { VatRate } from '../vat-rates/vat-rates.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

type QuoteRow = BookingTables['quote']['$inferSelect'];
type LunchClaimRow = BookingTables['lunchClaim']['$inferSelect'];

/** The holding of a quote: an option or a confirmed booking, with its claims. */
export interface Held {
  booking: OptionRow;
  claims: readonly ClaimRow[];
  lunchClaims: readonly LunchClaimRow[];
  /** Seats it can have on a day, its own among them. */
  seatsLeft: (day: string) => LunchSeats;
}

/** A venue with its rooms. */
export type BookedHouse = Pick<CatalogueVenue, 'record' | 'rooms'>;

interface Booked {
  quote: QuoteRow;
  venue: BookedHouse;
  /** Undefined: it holds nothing. */
  held: Held | undefined;
  /** Nothing but rooms is sold. */
  roomsAlone?: boolean | undefined;
  causedBy?: string | undefined;
  dayOrigins?: (string | null)[] | undefined;
  vatRates: readonly VatRate[];
}

/** A booking as other services receive it, whole (contracts `bookingEvent`). */
export const bookingEvent = ({ quote, venue, held, roomsAlone, causedBy, dayOrigins, vatRates }: Booked): BookingEvent => {
  const { search, addons } = quote.frozen;
  return {
    quoteId: quote.id,
    customer: quote.customer ?? unnamedCustomer(quote.userId, held),
    venue: bookedVenue(venue.record),
    countryCode: search.countryCode,
    days: search.days,
    addons,
    rooms: held ? bookedRooms(venue, held.claims) : [],
    lunches: held ? held.lunchClaims.map((claim) => bookedLunch(claim, held)).sort(byDay) : [],
    status: quote.status as QuoteStatus,
    standing: quote.standing as QuoteStanding,
    option: held?.booking.status === 'option' ? presentOption(held.booking) : null,
    ...(causedBy && { causedBy }),
    ...(dayOrigins && { dayOrigins }),
    lunchOutsidePrices: roomsAlone
      ? []
      : lunchOutsidePrices({ countryCode: search.countryCode, prices: venue.record.prices, vatRates }, search.days),
    addonPrices: roomsAlone ? [] : addonPrices({ venue: venue.record, vatRates }, quote.frozen),
  };
};

/** For a quote without a customer: the data of its option's mails. */
const unnamedCustomer = (userId: string, held: Held | undefined): BookingCustomer => ({
  userId,
  email: held?.booking.customer?.email ?? '',
  firstname: '',
  lastname: '',
  phone: '',
  companyName: '',
  lang: held?.booking.customer?.lang ?? fallbackLanguage,
});

const bookedVenue = ({ id, slug, commercialName, address, timeZone, palette, pictures, openingHours }: VenueRecord): BookedVenue => ({
  venueId: id,
  slug,
  commercialName,
  address,
  timeZone,
  palette,
  pictures: pictures.carrousel.slice(0, 1),
  ...(openingHours && { openingHours }),
});

/** Each room once a day, however many halves of it are held; by day, the plenary first. An evening alone has its space for one. */
export const bookedRooms = ({ rooms }: BookedHouse, claims: readonly Pick<ClaimRow, 'day' | 'request' | 'roomId'>[]): BookedRoom[] => {
  const found = new Map<string, { request: number; room: BookedRoom }>();
  const meetingDays = new Set(claims.flatMap(({ day, request }) => (request === null ? [] : [day])));
  for (const { day, request: asked, roomId } of claims) {
    const request = asked ?? (meetingDays.has(day) ? null : 0);
    if (request === null) continue;
    const roomName = rooms.find(({ id }) => id === roomId)?.name ?? '';
    const place = request === 0 ? ({ place: 'plenary', index: 0 } as const) : ({ place: 'subcommittee', index: request - 1 } as const);
    found.set(`${day} ${request}`, { request, room: { day, ...place, roomId, roomName } });
  }
  return [...found.values()].sort((a, b) => byDay(a.room, b.room) || a.request - b.request).map(({ room }) => room);
};

const bookedLunch = ({ day, service, seats }: LunchClaimRow, { seatsLeft }: Held): BookingEvent['lunches'][number] => ({
  day,
  service: service as LunchService,
  pax: seats,
  seatsLeft: seatsLeft(day),
});

const byDay = (a: { day: string }, b: { day: string }) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1);
