import type { Localized } from '@plenary/contracts/vocabulary';
import type { BookingDeps } from '../deps.ts';
import { priceLists, pricesOf } from '../prices/testing/price-lists.ts';
import type { Room } from '../rooms/room.ts';
import { addVenue } from '../venues/add-venue.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

const inEveryLanguage = (text: string): Localized => ({ fr: `${text} (fr)`, en: `${text} (en)`, es: `${text} (es)`, nl: `${text} (nl)` });

/** A venue for tests; override what the test is about. */
export const makeVenue = (id: string, overrides: Partial<VenueRecord> = {}): VenueRecord => ({
  id,
  salesforceId: id,
  slug: id.toLowerCase(),
  name: id,
  commercialName: `Comet ${id}`,
  themeName: inEveryLanguage('Verrière'),
  palette: 'emerald',
  coordinates: { latitude: 48.88, longitude: 2.29 },
  address: { street: '16 avenue des Ternes', zipCode: '75017', city: 'Paris', district: 'Paris 17e', countryCode: 'FRA' },
  pictures: { cover: null, carrousel: [] },
  isFoodBrand: false,
  isRequestOnly: false,
  description: inEveryLanguage('Une ancienne imprimerie'),
  littlePlus: inEveryLanguage('La lumière'),
  hasFood: true,
  isAccessible: true,
  timeZone: 'Europe/Paris',
  transit: { metros: [{ line: '2', station: 'Ternes', minutesToWalk: 1 }], rers: [], trams: [], trains: [] },
  buses: [],
  bikeShareStations: [],
  parkings: [],
  tier: 'comfort',
  standardPaxLimit: 120,
  minimumPricePerDay: 0,
  prices: pricesOf(priceLists.comfort),
  lunchSeats: { service1: 200, service2: 200 },
  eventDemandPax: { default: 60, minimum: 50 },
  ...overrides,
});

/** A meeting room for tests: Standard, Moyenne, 30 in theater. */
export const makeRoom = (venueId: string, id: string, overrides: Partial<Room> = {}): Room => ({
  id: `${venueId}-${id}`,
  venueId,
  name: id,
  floor: 1,
  category: 'Standard',
  subcommitteeType: 'Moyenne',
  capacities: { theater: 30, class: 18, u: 14, board: 16, cabarets: 16, casual: 20, standing: 40 },
  lowAttendanceEconomicPaxThreshold: null,
  highAttendanceEconomicPaxThreshold: null,
  isVisioAvailable: true,
  hasPoleInconvenience: false,
  hasMultipleScreensAvailable: false,
  isPrmReady: true,
  ...overrides,
});

/** Puts venues with their rooms into the catalogue, in the order given. */
export const putVenues = ({ database, tables }: BookingDeps, venues: { record: VenueRecord; rooms: Room[] }[]) =>
  database.transact(async (tx) => {
    for (const [position, { record, rooms }] of venues.entries()) await addVenue(tx, tables, { position, record, rooms });
  });
