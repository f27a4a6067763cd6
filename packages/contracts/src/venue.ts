import * as z from 'zod';
import { palettes } from './network-terms.ts';
import { fit, venueRoom } from './venue-room.ts';
import { cents, countryCode, localized } from './vocabulary.ts';

/** Colour worlds a venue may live in; `packages/ui` gives each its colours. */
export const palette = z.enum(palettes);
export type Palette = z.infer<typeof palette>;

export const pictureFocus = z.object({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });

const part = z.int().min(0).max(100);

/** What is shown of a picture, in percent of the whole from the left and the top. */
export const pictureArea = z
  .strictObject({ x: part, y: part, width: part, height: part })
  .refine(({ x, y, width, height }) => width > 0 && height > 0 && x + width <= 100 && y + height <= 100, 'lies outside of the picture');
export type PictureArea = z.infer<typeof pictureArea>;

/** Files of one picture: a source without a format is for every browser. `blur` is a tiny data URL shown until it is there. */
export const picture = z.object({
  sources: z.array(z.object({ url: z.string(), width: z.int(), format: z.enum(['avif', 'webp']).optional() })),
  width: z.int(),
  height: z.int(),
  alternative: localized,
  blur: z.string().optional(),
  /** The point that stays in sight where it is cut, in percent from the left and the top; left out: its middle. */
  focus: pictureFocus.optional(),
  /** The room of the venue that it shows; left out: the house, or several. */
  roomId: z.string().optional(),
  /** What stands under it; left out: the name of its room, if it has one. */
  caption: localized.optional(),
});
export type Picture = z.infer<typeof picture>;

const coordinates = z.object({ latitude: z.number(), longitude: z.number() });

export const venueAddress = z.object({
  street: z.string(),
  zipCode: z.string(),
  city: z.string(),
  district: z.string(),
  countryCode,
});

export const price = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('standard'),
    amount: cents,
    /** The amount over the people of each day, rounded; an older service leaves it out. */
    perPersonAndDay: cents.optional(),
  }),
  z.object({ type: z.literal('custom') }),
]);
/** Without VAT and without add-ons, after the contract's discount, in euro cents. */
export type Price = z.infer<typeof price>;

/** What a list filters by, and the nearest rail station: walks are in minutes. */
const listedFacts = z.object({
  /** Meals are served on site. */
  hasFood: z.boolean(),
  /** Step-free for people with reduced mobility. */
  isAccessible: z.boolean(),
  hasParking: z.boolean(),
  station: z.object({ name: z.string(), lines: z.array(z.string()).min(1), minutesToWalk: z.int() }).nullable(),
});
export type ListedFacts = z.infer<typeof listedFacts>;

/** A venue as the list shows it (spec/booking.md §3). */
export const venueCard = z.object({
  salesforceId: z.string(),
  slug: z.string(),
  name: z.string(),
  commercialName: z.string(),
  themeName: localized,
  palette,
  coordinates,
  address: venueAddress,
  /** No cover yet: the interface draws a placeholder in the venue's palette. Lists have the cover alone, their carrousel is empty. */
  pictures: z.object({ cover: z.object({ desktop: picture, mobile: picture }).nullable(), carrousel: z.array(picture) }),
  features: z.object({ capacity: z.int(), roomsCount: z.int(), maxSitting: z.int(), maxStanding: z.int() }),
  /** Stands in the highlighted group of food brands. */
  isFoodBrand: z.boolean(),
  /** Takes requests only: no price form (spec/booking.md §3 "Venue names with special rules"). */
  isRequestOnly: z.boolean(),
  price: price.optional(),
  /** A full day with lunch for one person today, without VAT, in euro cents: for all to read. Absent where there is no such price. */
  fromPrice: cents.optional(),
  /** With a standard price: the rooms that it is for. */
  fit: fit.optional(),
  /** Among the venues of a list; an older service leaves them out. */
  facts: listedFacts.optional(),
});
export type VenueCard = z.infer<typeof venueCard>;

/** Full hours of the days on which a venue is not closed, local to it. */
export const venueHours = z.object({ opens: z.int(), closes: z.int() });

const line = z.object({ line: z.string(), station: z.string(), minutesToWalk: z.int() });
export type TransitLine = z.infer<typeof line>;

/** A venue as its page shows it. */
export const venue = venueCard.omit({ price: true, fit: true, facts: true }).extend({
  description: localized,
  /** Meeting rooms, then common spaces, then restaurants; an older service leaves them out. */
  rooms: z.array(venueRoom).optional(),
  littlePlus: localized,
  /** Staff are told where customers do not see the venue; else left out. */
  unseen: z.enum(['draft', 'archived']).optional(),
  hasFood: z.boolean(),
  isAccessible: z.boolean(),
  /** IANA name, e.g. `Europe/Paris`. */
  timeZone: z.string(),
  /** Left out where staff have set none. */
  openingHours: venueHours.optional(),
  /** Days on which it is closed besides those of its country: local days, or month and day of each year. Left out where there are none. */
  closings: z.array(z.object({ from: z.string(), to: z.string(), name: localized })).optional(),
  transit: z.object({ metros: z.array(line), rers: z.array(line), trams: z.array(line), trains: z.array(line) }),
  buses: z.array(z.object({ line: z.string(), station: z.string(), minutesToWalk: z.int() })),
  bikeShareStations: z.array(z.object({ id: z.string(), name: z.string() })),
  parkings: z.array(z.object({ name: z.string(), street: z.string(), minutesToWalk: z.int() })),
  /** Default and minimum of people in the big-event form (spec/booking.md §5); null: no minimum. */
  eventDemandPax: z.object({ default: z.int(), minimum: z.int().nullable() }),
});
export type Venue = z.infer<typeof venue>;
