import { countryBoxes, networkLimits, type VenueState, type VenueText, venueTexts } from './network-terms.ts';
import type { FieldErrors } from './problem.ts';
import { type countryCodes, fallbackLanguage, languages } from './terms.ts';
import { type ClosingDays, closingFault } from './venue-closings.ts';

/** Rules of a venue's facts that no single field can say, without schemas: the page and svc-booking share them. */

interface Facts extends Record<VenueText, Readonly<Record<(typeof languages)[number], string>>> {
  coordinates: { latitude: number; longitude: number };
  hasFood: boolean;
  isAccessible: boolean;
  lunchSeats: Lunches;
  closings?: readonly ClosingDays[] | undefined;
}

type Lunches = Readonly<Record<'service1' | 'service2', number>>;

interface House {
  /** The texts of a draft may wait. */
  state: VenueState;
  countryCode: (typeof countryCodes)[number];
  /** `most`: people in the set-up that holds most; 0 without any. */
  rooms: readonly { category: string; isStepFree: boolean; most: number }[];
  /** Seats that are kept already. */
  lunchSeats: Lunches | null;
}

/** Rooms in which lunch is served. */
const lunchRooms = ['Restaurant', 'Espace commun'];

/** Seats of a service beyond all that its rooms hold; rooms without figures, and seats that are kept, say nothing. */
const seatsFaults = (wanted: Lunches, { rooms, lunchSeats }: Pick<House, 'rooms' | 'lunchSeats'>): FieldErrors => {
  const most = rooms.reduce((sum, room) => sum + (lunchRooms.includes(room.category) ? room.most : 0), 0);
  const services = (['service1', 'service2'] as const).filter((service) => {
    const isRaised = wanted[service] > (lunchSeats?.[service] ?? 0);
    return most > 0 && isRaised && wanted[service] > most;
  });
  return Object.fromEntries(services.map((service) => [`lunchSeats.${service}`, 'above_rooms']));
};

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Whether a position lies in a country, or beside it. */
export const isInCountry = ({ latitude, longitude }: Facts['coordinates'], countryCode: House['countryCode']): boolean => {
  const box = countryBoxes[countryCode];
  return isWithin(latitude, box.latitude) && isWithin(longitude, box.longitude);
};

/**
 * Errors by path: French texts are `required`; a position outside the country is `out_of_country`; food needs a restaurant among the
 * rooms (`no_restaurant`), lunch seats rooms that hold them (`above_rooms`), access a step-free room (`no_step_free_room`); closings as
 * `closingFault`.
 */
export const venueFactsFaults = (facts: Facts, { state, countryCode, rooms, lunchSeats }: House): FieldErrors => {
  const closed = (facts.closings ?? []).flatMap((closing, index) => {
    const fault = closingFault(closing);
    return fault ? [[`closings.${index}.${fault.field}`, fault.code] as const] : [];
  });
  const unwritten = state === 'draft' ? [] : venueTexts.filter((text) => facts[text][fallbackLanguage].trim() === '');
  return {
    ...Object.fromEntries(unwritten.map((text) => [`${text}.${fallbackLanguage}`, 'required'])),
    ...(!isInCountry(facts.coordinates, countryCode) && { coordinates: 'out_of_country' }),
    ...(facts.hasFood && !rooms.some(({ category }) => category === 'Restaurant') && { hasFood: 'no_restaurant' }),
    ...seatsFaults(facts.lunchSeats, { rooms, lunchSeats }),
    ...Object.fromEntries(closed),
    ...(facts.isAccessible && !rooms.some(({ isStepFree }) => isStepFree) && { isAccessible: 'no_step_free_room' }),
  };
};

/** Languages in which a text is empty. */
export const missingLanguages = (text: Readonly<Record<(typeof languages)[number], string>>) =>
  languages.filter((language) => text[language].trim() === '');

/** The address of a page from a name: `Étoile & Ternes` is `etoile-ternes`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, networkLimits.slug)
    .replace(/^-+|-+$/g, '');
