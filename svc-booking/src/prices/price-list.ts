import type { ItemCode, RoomCode } from '@plenary/contracts/quote';
import type { SubroomSize } from '../rooms/charged-size.ts';

/** Codes with one price a unit: a person (and day) for packages, lunch, ecology, afterworks and teambuilding; a day for the rest. */
export type UnitPriceCode = Exclude<ItemCode, SubroomSize | RoomCode | 'MINIMUM_PRICE' | 'FREE_SERVICE' | 'FREE_FOOD'>;

/** Euro cents without VAT. */
export interface PriceList {
  unitPrices: Readonly<Record<UnitPriceCode, number>>;
  /** A subcommittee room for a half day or a full one. */
  subrooms: Readonly<Record<SubroomSize, { half: number; fullDay: number }>>;
}
