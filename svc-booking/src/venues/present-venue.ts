import type { Price, Venue, VenueCard } from '@plenary/contracts/venue';
import type { Room } from '../rooms/room.ts';
import type { CatalogueVenue } from './catalogue.ts';
import { listedPictures } from './listed-pictures.ts';

const servesMeetings = ({ category }: Room) => category === 'Premium' || category === 'Standard';
const most = (numbers: (number | undefined)[]) => Math.max(0, ...numbers.map((number) => number ?? 0));

/** Figures of a venue, from its rooms: people the largest set-up holds, meeting rooms, most seated and most standing in one room. */
const featuresOf = ({ rooms }: CatalogueVenue): VenueCard['features'] => {
  const meetingRooms = rooms.filter(servesMeetings);
  const seated = (room: Room) => {
    const { standing: _, ...seatedSetUps } = room.capacities;
    return most(Object.values(seatedSetUps));
  };
  const maxSitting = most(meetingRooms.map(seated));
  const maxStanding = most(rooms.map(({ capacities }) => capacities.standing));
  return { capacity: Math.max(maxSitting, maxStanding), roomsCount: meetingRooms.length, maxSitting, maxStanding };
};

/** A venue by itself, with all its pictures. */
export const presentVenueCard = (venue: CatalogueVenue, price?: Price): VenueCard => {
  const { record } = venue;
  return {
    salesforceId: record.salesforceId,
    slug: record.slug,
    name: record.name,
    commercialName: record.commercialName,
    themeName: record.themeName,
    palette: record.palette,
    coordinates: record.coordinates,
    address: record.address,
    pictures: record.pictures,
    features: featuresOf(venue),
    isFoodBrand: record.isFoodBrand,
    isRequestOnly: record.isRequestOnly,
    price,
  };
};

export const presentListedVenue = (venue: CatalogueVenue, price?: Price): VenueCard => ({
  ...presentVenueCard(venue, price),
  pictures: listedPictures(venue.record.pictures),
});

export const presentVenue = (venue: CatalogueVenue): Venue => {
  const { price: _, ...card } = presentVenueCard(venue);
  const { record } = venue;
  return {
    ...card,
    description: record.description,
    littlePlus: record.littlePlus,
    hasFood: record.hasFood,
    isAccessible: record.isAccessible,
    timeZone: record.timeZone,
    transit: record.transit,
    buses: record.buses,
    bikeShareStations: record.bikeShareStations,
    parkings: record.parkings,
    eventDemandPax: record.eventDemandPax,
  };
};
