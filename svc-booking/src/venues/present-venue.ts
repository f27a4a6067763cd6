import type { Price, Venue, VenueCard } from '@plenary/contracts/venue';
import type { Fit } from '@plenary/contracts/venue-room';
import type { CatalogueVenue } from './catalogue.ts';
import { presentClosings } from './closings-of.ts';
import { listedPictures } from './listed-pictures.ts';
import { isOnRequest } from './on-request.ts';
import { presentRooms } from './present-rooms.ts';

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
    features: venue.features,
    isFoodBrand: record.isFoodBrand,
    isRequestOnly: isOnRequest(record),
    price,
    fromPrice: venue.fromPrice,
  };
};

export const presentListedVenue = (venue: CatalogueVenue, price?: Price, fit?: Fit): VenueCard => ({
  ...presentVenueCard(venue, price),
  pictures: listedPictures(venue.record.pictures),
  fit,
  facts: venue.facts,
});

export const presentVenue = (venue: CatalogueVenue): Venue => {
  const { price: _, ...card } = presentVenueCard(venue);
  const { record, state } = venue;
  return {
    ...card,
    ...(state !== 'published' && { unseen: state }),
    description: record.description,
    rooms: presentRooms(venue.rooms),
    littlePlus: record.littlePlus,
    hasFood: record.hasFood,
    isAccessible: record.isAccessible,
    timeZone: record.timeZone,
    openingHours: record.openingHours,
    closings: presentClosings(record),
    transit: record.transit,
    buses: record.buses,
    bikeShareStations: record.bikeShareStations,
    parkings: record.parkings,
    eventDemandPax: record.eventDemandPax,
  };
};
