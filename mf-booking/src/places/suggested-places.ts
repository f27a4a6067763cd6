import type { FoundAddress } from '@plenary/contracts/address-search.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { foldedWords, type Place } from './gazetteer.ts';
import type { PlaceKind } from './place-row.ts';
import type { Position } from './position.ts';

/** A place of the gazetteer, or an address. */
export interface SuggestedPlace extends Position {
  id: string;
  kind: PlaceKind | 'address';
  name: string;
  /** Null: its country is told in its place. */
  city: string | null;
  countryCode: CountryCode;
}

const folded = (name: string) => foldedWords(name).join(' ');

/** The gazetteer's places first; of the addresses those that are no such place by their name. */
export const suggestedPlaces = (
  places: readonly Place[],
  { addresses, countryCode }: { addresses: readonly FoundAddress[]; countryCode: CountryCode },
): SuggestedPlace[] => {
  const names = new Set(places.map(({ name }) => folded(name)));
  const others = addresses.filter(({ name }) => !names.has(folded(name)));
  return [
    ...places,
    ...others.map(({ city, ...address }, index) => ({
      ...address,
      id: `address ${index}`,
      kind: 'address' as const,
      city: city || null,
      countryCode,
    })),
  ];
};
