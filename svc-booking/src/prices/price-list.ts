import type { ItemCode, RoomCode } from '@plenary/contracts/quote';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { SubroomSize } from '../rooms/charged-size.ts';
import type { PriceTier } from '../venues/venue-record.ts';
import { belgium } from './price-list-belgium.ts';
import { france } from './price-list-france.ts';
import { spain } from './price-list-spain.ts';

/** Codes with one price a unit: a person (and day) for packages, lunch, ecology, afterworks and teambuilding; a day for the rest. */
export type UnitPriceCode = Exclude<ItemCode, SubroomSize | RoomCode | 'MINIMUM_PRICE'>;

/** Euro cents without VAT. */
export interface PriceList {
  unitPrices: Readonly<Record<UnitPriceCode, number>>;
  /** A subcommittee room for a half day or a full one. */
  subrooms: Readonly<Record<SubroomSize, { half: number; fullDay: number }>>;
}

/** Prices of today by country and venue tier (server-rules §3): invented, within the ranges of the trade. */
export const priceLists: Readonly<Record<CountryCode, Readonly<Record<PriceTier, PriceList>>>> = { FRA: france, BEL: belgium, ESP: spain };
