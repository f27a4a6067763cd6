import type { PriceList } from '@plenary/contracts/price-list-terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import type { PriceTier } from '../venues/venue-record.ts';
import { belgium } from './price-list-belgium.ts';
import { france } from './price-list-france.ts';
import { spain } from './price-list-spain.ts';

/** Prices of venues that have none of their own, by country and tier (server-rules §3): invented, within the ranges of the trade. */
export const priceLists: Readonly<Record<CountryCode, Readonly<Record<PriceTier, PriceList>>>> = { FRA: france, BEL: belgium, ESP: spain };
