import type { RoomCategory, SubcommitteeType } from '@plenary/contracts/referential-terms';
import type { Palette } from '@plenary/contracts/venue';
import type { CountryCode, Language, Localized } from '@plenary/contracts/vocabulary';
import type { Room } from '../rooms/room.ts';
import type { PriceTier, VenueRecord } from '../venues/venue-record.ts';
import type { RoomLayout } from './room-capacities.ts';

/** A venue of the demo network with its rooms, as the catalogue takes them. */
export interface DemoVenue {
  venue: VenueRecord;
  rooms: Room[];
}

/** The facts of a venue. */
export interface VenueWords {
  themeName: Localized;
  /** Sentences, in order. */
  description: Record<Language, readonly string[]>;
  littlePlus: Localized;
}

type RoomRemark = 'no video' | 'pole' | 'several screens' | 'stairs only' | 'outdoors';

/** Heights under the ceiling in centimetres: of rooms below 100 m², and of larger ones. */
export interface Ceilings {
  rooms: number;
  halls: number;
}

/** A room as a venue file lists it; the rest follows from its area and layout. */
export interface RoomSheet {
  name: string;
  floor: number;
  /** Square metres. */
  area: number;
  category: RoomCategory;
  /** Centimetres; left out: as the venue's other rooms of its size. */
  height?: number;
  /** Left out where the room never serves a subcommittee. */
  type?: SubcommitteeType;
  /** `flat` by default; `mingling` and `dining` for the common space and the restaurant. */
  layout?: RoomLayout;
  remarks?: readonly RoomRemark[];
}

export type Stop = readonly [line: string, station: string, minutesToWalk: number];

/** A venue as a venue file lists it. Rooms get their ids by their place in the list: add new ones at its end. */
export interface VenueSheet {
  /** Salesforce-style id, 15 characters, ending in the three digits that its rooms carry on. */
  id: string;
  slug: string;
  name: string;
  words: VenueWords;
  tier: PriceTier;
  /** Its prices in percent of those of its tier. */
  priceLevel: number;
  palette: Palette;
  street: string;
  zipCode: string;
  city: string;
  district: string;
  countryCode: CountryCode;
  coordinates: readonly [latitude: number, longitude: number];
  metros: readonly Stop[];
  rers?: readonly Stop[];
  trams?: readonly Stop[];
  trains?: readonly Stop[];
  buses: readonly Stop[];
  bikes: readonly (readonly [id: string, name: string])[];
  parkings: readonly (readonly [name: string, street: string, minutesToWalk: number])[];
  standardPaxLimit: number;
  /** Euro cents without VAT. */
  minimumPricePerDay: number;
  /** 60 and 50 by default. */
  eventDemandPax?: VenueRecord['eventDemandPax'];
  isFoodBrand?: true;
  isAccessible?: false;
  /** Seats for meals brought in, in each service; only for a venue that has no restaurant of its own. */
  traySeats?: number;
  ceilings: Ceilings;
  rooms: readonly RoomSheet[];
}
