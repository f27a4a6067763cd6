import { countryBoxes, type VenueText, venueTexts } from './network-terms.ts';
import type { FieldErrors } from './problem.ts';
import { type countryCodes, fallbackLanguage, languages } from './terms.ts';

/** Rules of a venue's facts that no single field can say, without schemas: the page and svc-booking share them. */

interface Facts extends Record<VenueText, Readonly<Record<(typeof languages)[number], string>>> {
  coordinates: { latitude: number; longitude: number };
  hasFood: boolean;
  isAccessible: boolean;
}

interface House {
  countryCode: (typeof countryCodes)[number];
  rooms: readonly { category: string; isStepFree: boolean }[];
}

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/**
 * Errors by path: French texts are `required`; a position outside the country is `out_of_country`; food needs a restaurant among the
 * rooms (`no_restaurant`), access a step-free room (`no_step_free_room`).
 */
export const venueFactsFaults = (facts: Facts, { countryCode, rooms }: House): FieldErrors => {
  const box = countryBoxes[countryCode];
  const { latitude, longitude } = facts.coordinates;
  const isInCountry = isWithin(latitude, box.latitude) && isWithin(longitude, box.longitude);
  const unwritten = venueTexts.filter((text) => facts[text][fallbackLanguage].trim() === '');
  return {
    ...Object.fromEntries(unwritten.map((text) => [`${text}.${fallbackLanguage}`, 'required'])),
    ...(!isInCountry && { coordinates: 'out_of_country' }),
    ...(facts.hasFood && !rooms.some(({ category }) => category === 'Restaurant') && { hasFood: 'no_restaurant' }),
    ...(facts.isAccessible && !rooms.some(({ isStepFree }) => isStepFree) && { isAccessible: 'no_step_free_room' }),
  };
};

/** Languages in which a text is empty. */
export const missingLanguages = (text: Readonly<Record<(typeof languages)[number], string>>) =>
  languages.filter((language) => text[language].trim() === '');
