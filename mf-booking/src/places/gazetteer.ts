import type { CountryCode } from '@plenary/contracts/vocabulary';
import { belgium } from './belgium.ts';
import { france } from './france.ts';
import type { PlaceKind, PlaceRow } from './place-row.ts';
import type { Position } from './position.ts';
import { spain } from './spain.ts';

/** A city, station, airport or well-known area that venues are looked for around. */
export interface Place extends Position {
  id: string;
  kind: PlaceKind;
  countryCode: CountryCode;
  name: string;
  /** The city of a place in one. */
  city: string | null;
  /** All it is called, folded, to find it by. */
  words: readonly string[];
}

const abbreviations: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' };

/** The words of a text in small letters without accents, abbreviations written out. */
export const foldedWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => abbreviations[word] ?? word);

const placesOf = (countryCode: CountryCode, rows: readonly PlaceRow[]): Place[] =>
  rows.map(([kind, name, city, latitude, longitude, otherNames = '']) => ({
    ...{ id: `${countryCode} ${kind} ${city} ${name}`, kind, countryCode, name, city: city || null, latitude, longitude },
    words: foldedWords(`${name} ${city} ${otherNames}`),
  }));

export const places: readonly Place[] = [...placesOf('FRA', france), ...placesOf('BEL', belgium), ...placesOf('ESP', spain)];

/** Where the name begins as typed; then where any word does. */
const rankOf = ({ name }: Place, typed: readonly string[]): number => (foldedWords(name).join(' ').startsWith(typed.join(' ')) ? 0 : 1);

interface Wanted {
  text: string;
  /** Its places come first. */
  countryCode: CountryCode;
  most: number;
}

/** The places each of whose typed words begins one of theirs, the best known first; nothing typed finds the best known of the country. */
export const findPlaces = ({ text, countryCode, most }: Wanted): Place[] => {
  const typed = foldedWords(text);
  const isFound = ({ words, ...place }: Place) =>
    typed.length === 0 ? place.countryCode === countryCode : typed.every((word) => words.some((own) => own.startsWith(word)));
  const abroad = (place: Place) => (place.countryCode === countryCode ? 0 : 1);
  return places
    .filter(isFound)
    .toSorted((one, other) => abroad(one) - abroad(other) || rankOf(one, typed) - rankOf(other, typed))
    .slice(0, most);
};

/** The place that lies exactly there, as one that was chosen here does. */
export const placeAt = ({ latitude, longitude }: Position): Place | undefined =>
  places.find((place) => place.latitude === latitude && place.longitude === longitude);
