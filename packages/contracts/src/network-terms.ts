import type { countryCodes, languages } from './terms.ts';

/** Closed lists and limits of the network's venues and rooms, without schemas. */

export const palettes = ['emerald', 'ochre', 'midnight', 'terracotta', 'sand', 'plum', 'sage', 'slate', 'rose', 'teal'] as const;

/** A draft is shown to staff alone; an archived venue takes nothing new. */
export const venueStates = ['draft', 'published', 'archived'] as const;
export type VenueState = (typeof venueStates)[number];

/** How staff class a venue in its country; no price follows from it. */
export const priceTiers = ['classic', 'comfort', 'signature'] as const;

/** Texts of a venue in every language of the product; customers read French where another one is empty. */
export const venueTexts = ['themeName', 'description', 'littlePlus'] as const;
export type VenueText = (typeof venueTexts)[number];

/** Lists of stops near a venue. */
export const stopLists = ['metros', 'rers', 'trams', 'trains', 'buses'] as const;

export const networkLimits = {
  /** Of the address of a venue's page. */
  slug: 60,
  name: 80,
  commercialName: 120,
  street: 120,
  zipCode: 10,
  city: 80,
  district: 80,
  themeName: 80,
  description: 2_000,
  littlePlus: 300,
  line: 20,
  place: 80,
  /** Rows of a list of stops, bikes or parkings. */
  rows: 30,
  minutesToWalk: 120,
  people: 999,
  /** Full hours, local to the venue: the packages are sold from 8 to 18 (spec/booking.md §9). */
  opens: { minimum: 5, maximum: 8 },
  closes: { minimum: 18, maximum: 23 },
  /** Euro cents. */
  minimumPricePerDay: 10_000_000,
  /** Rooms of a venue. */
  rooms: 60,
  roomName: 80,
  floor: { minimum: -9, maximum: 99 },
  /** Square metres. */
  area: 10_000,
  /** Centimetres. */
  height: { minimum: 180, maximum: 3_000 },
} as const;

/** Equipment that stays in a room, besides the video conference and the screens that the reference data knows. */
export const roomEquipment = [
  'screen',
  'projector',
  'whiteboard',
  'flipchart',
  'microphones',
  'sound',
  'stage',
  'air-conditioning',
] as const;
export type RoomEquipment = (typeof roomEquipment)[number];

interface Box {
  latitude: readonly [number, number];
  longitude: readonly [number, number];
}

/** Degrees around a country with its islands near by: what lies outside is mistyped or turned round. */
export const countryBoxes: Readonly<Record<(typeof countryCodes)[number], Box>> = {
  FRA: { latitude: [41, 51.5], longitude: [-5.5, 10] },
  BEL: { latitude: [49.4, 51.6], longitude: [2.4, 6.5] },
  ESP: { latitude: [27.5, 44], longitude: [-18.5, 4.6] },
};

/** What a venue lacks before customers can judge it: a text in a language, or something that has no words. */
export const missingParts = [
  'cover',
  'pictures',
  'meeting-room',
  'scientist',
  // Unless the venue is priced on request only.
  'price-list',
  'lunch-seats',
  'transit',
  'room-area',
  // Alternative texts of pictures in every language.
  'picture-texts',
  // Figures, food or access that a text promises beyond what the rooms have.
  'claims',
  // Shown by a picture or a room, where the texts claim one.
  'garden',
  'terrace',
] as const;
export type MissingPart = (typeof missingParts)[number] | `${VenueText}.${(typeof languages)[number]}`;

/** Words of a page's address: `moulins-de-tolbiac`. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What a venue has to have before customers see it (D29 of the operator's desk). */
const neededToPublish = [
  'cover',
  'meeting-room',
  'scientist',
  'price-list',
  'lunch-seats',
  'claims',
  'garden',
  'terrace',
  'themeName.fr',
  'description.fr',
  'littlePlus.fr',
] as const satisfies readonly MissingPart[];

export const isNeededToPublish = (part: MissingPart): boolean => (neededToPublish as readonly MissingPart[]).includes(part);
