import type { CountryOffer } from '@plenary/contracts/booking.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import { type CatalogueSnapshot, type CatalogueVenue, venuesOf } from './catalogue.ts';
import { listedPictures } from './listed-pictures.ts';

/** Each country with venues, as a visitor chooses between them before a search. */
export const countryOffers = (catalogue: CatalogueSnapshot): CountryOffer[] =>
  countryCodes.flatMap((countryCode) => {
    const venues = venuesOf(catalogue, countryCode);
    // Another one than the list begins with.
    const shown = venues.findLast(({ record }) => record.pictures.cover !== null) ?? venues[0];
    if (!shown) return [];
    const prices = venues.flatMap(({ fromPrice }) => fromPrice ?? []);
    const { name, palette, pictures } = shown.record;
    return [
      {
        countryCode,
        city: cityOfMost(venues),
        venueCount: venues.length,
        ...(prices.length > 0 && { fromPrice: Math.min(...prices) }),
        cover: { name, palette, pictures: listedPictures(pictures) },
      },
    ];
  });

const cityOfMost = (venues: readonly CatalogueVenue[]): string => {
  const counts = new Map<string, number>();
  for (const { record } of venues) counts.set(record.address.city, (counts.get(record.address.city) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
};
