import { languages, timeZoneOf } from '@plenary/contracts/terms';
import type { TransitLine } from '@plenary/contracts/venue';
import type { Localized } from '@plenary/contracts/vocabulary';
import { isRequestOnly } from '../venues/request-only.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import { demoPrices } from './demo-prices.ts';
import { furnishRoom } from './furnish-room.ts';
import { choosePictures } from './pictures/choose-pictures.ts';
import { publishedPictures } from './pictures/published-pictures.ts';
import { capacitiesOf } from './room-capacities.ts';
import type { DemoVenue, Stop, VenueSheet, VenueWords } from './venue-sheet.ts';

const lines = (stops: readonly Stop[] = []): TransitLine[] =>
  stops.map(([line, station, minutesToWalk]) => ({ line, station, minutesToWalk }));

const inParagraph = ({ description }: VenueWords): Localized => {
  const paragraph: Localized = { fr: '', en: '', es: '', nl: '' };
  for (const language of languages) paragraph[language] = description[language].join(' ');
  return paragraph;
};

/** Seats of a lunch service: those of the restaurant, or those for meals brought in. */
const lunchSeatsOf = ({ rooms, traySeats = 0 }: VenueSheet): VenueRecord['lunchSeats'] => {
  const restaurant = rooms.find(({ category }) => category === 'Restaurant');
  const seats = restaurant ? (capacitiesOf(restaurant.area, 'dining').casual ?? 0) : traySeats;
  return { service1: seats, service2: seats };
};

/** A venue of the demo network, from its sheet. */
export const furnishVenue = (sheet: VenueSheet): DemoVenue => {
  const { id, name, words, countryCode, isAccessible = true } = sheet;
  const [latitude, longitude] = sheet.coordinates;
  const rooms = sheet.rooms.map((room, index) =>
    furnishRoom(room, { venueId: id, isAccessible, number: index + 1, ceilings: sheet.ceilings }),
  );
  const hasRestaurant = sheet.rooms.some(({ category }) => category === 'Restaurant');
  const venue: VenueRecord = {
    id,
    salesforceId: id,
    slug: sheet.slug,
    name,
    commercialName: `Comet ${name}`,
    themeName: words.themeName,
    description: inParagraph(words),
    littlePlus: words.littlePlus,
    palette: sheet.palette,
    tier: sheet.tier,
    coordinates: { latitude, longitude },
    address: { street: sheet.street, zipCode: sheet.zipCode, city: sheet.city, district: sheet.district, countryCode },
    timeZone: timeZoneOf[countryCode],
    pictures: choosePictures(publishedPictures, { slug: sheet.slug, rooms }),
    isFoodBrand: sheet.isFoodBrand ?? false,
    isRequestOnly: isRequestOnly(name),
    hasFood: hasRestaurant,
    isAccessible,
    transit: { metros: lines(sheet.metros), rers: lines(sheet.rers), trams: lines(sheet.trams), trains: lines(sheet.trains) },
    buses: lines(sheet.buses),
    bikeShareStations: sheet.bikes.map(([stationId, station]) => ({ id: stationId, name: station })),
    parkings: sheet.parkings.map(([parking, street, minutesToWalk]) => ({ name: parking, street, minutesToWalk })),
    standardPaxLimit: sheet.standardPaxLimit,
    minimumPricePerDay: sheet.minimumPricePerDay,
    prices: demoPrices(sheet),
    lunchSeats: lunchSeatsOf(sheet),
    eventDemandPax: sheet.eventDemandPax ?? { default: 60, minimum: 50 },
  };
  return { venue, rooms };
};
