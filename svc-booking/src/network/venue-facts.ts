import type { VenueFacts } from '@plenary/contracts/network.schemas';
import type { VenueRecord } from '../venues/venue-record.ts';

/** What staff keep of a venue, from its record. */
export const venueFactsOf = (record: VenueRecord): VenueFacts => {
  const { street, zipCode, city, district } = record.address;
  return {
    name: record.name,
    commercialName: record.commercialName,
    palette: record.palette,
    address: { street, zipCode, city, district },
    coordinates: record.coordinates,
    themeName: record.themeName,
    description: record.description,
    littlePlus: record.littlePlus,
    hasFood: record.hasFood,
    isAccessible: record.isAccessible,
    isFoodBrand: record.isFoodBrand,
    isRequestOnly: record.isRequestOnly,
    openingHours: record.openingHours ?? null,
    closings: record.closings ?? [],
    ...record.transit,
    buses: record.buses,
    bikeShareStations: record.bikeShareStations,
    parkings: record.parkings,
    lunchSeats: record.lunchSeats,
    standardPaxLimit: record.standardPaxLimit,
    eventDemandPax: record.eventDemandPax,
    tier: record.tier,
    minimumPricePerDay: record.minimumPricePerDay,
  };
};

/** The record with other facts; what they do not say stays. */
export const recordWith = (
  { openingHours: _, closings: keptClosings, ...record }: VenueRecord,
  { address, openingHours, closings = keptClosings, metros, rers, trams, trains, ...facts }: VenueFacts,
): VenueRecord => ({
  ...record,
  ...facts,
  address: { ...address, countryCode: record.address.countryCode },
  ...(openingHours && { openingHours }),
  ...(closings && closings.length > 0 && { closings }),
  transit: { metros, rers, trams, trains },
});
