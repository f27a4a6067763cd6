import * as z from 'zod';
import { ladderLimits } from './cancellation-ladder.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { params, revision } from './network-parts.ts';
import { priceListLimits, subroomSizes, unitPriceCodes } from './price-list-terms.ts';
import { configuration, duration } from './search.ts';
import { cents, day, percent } from './vocabulary.ts';

const amount = cents.min(0).max(priceListLimits.price);
const eachOf = <K extends string, S extends z.ZodType>(keys: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>);

/** Euro cents without VAT. */
export const priceList = z.strictObject({
  unitPrices: eachOf(unitPriceCodes, amount),
  subrooms: eachOf(subroomSizes, z.strictObject({ half: amount, fullDay: amount })),
});

const rung = z.strictObject({ minDays: z.int().min(0).max(ladderLimits.days), percent: z.int().min(0).max(100) });

/** Prices of events from a day on, until the next version begins. */
export const priceVersion = z.strictObject({
  from: day,
  list: priceList,
  /** What a cancellation costs, as frozen on quotes; left out: as in its country. */
  cancellation: z.array(rung).min(1).max(ladderLimits.rungs).optional(),
  /** Percent; left out: those of its country. */
  vat: z.strictObject({ service: percent, food: percent }).optional(),
});
export type PriceVersion = z.infer<typeof priceVersion>;

/** Taken off the packages of events from one day to another, both included; the best one of a day counts (docs/decisions/0044). */
export const promotion = z.strictObject({ from: day, to: day, percent: z.int().min(1).max(100) });
export type Promotion = z.infer<typeof promotion>;
export const promotions = z.array(promotion).max(priceListLimits.promotions);

const versions = z.array(priceVersion).max(priceListLimits.versions);

/** The price lists of a venue, the earliest first; that one holds before it begins too. */
export const networkPrices = z.object({
  /** Of the venue, to be sent back with a change. */
  revision: z.int(),
  /** At the venue: versions that began before are as they are. */
  today: day,
  versions,
  /** An older service leaves them out. */
  promotions: promotions.optional(),
  /** An older page begins a first version with it: nothing has a price yet. */
  usual: priceList,
});
export type NetworkPrices = z.infer<typeof networkPrices>;

/** Why a search has no list price: the venue takes requests only, is closed, holds fewer, or prices so many by hand. */
export const noPriceReasons = ['request-only', 'no-list', 'closed', 'no-room', 'too-many'] as const;

/** What a search would cost. */
export const pricedSearch = z.object({
  date: day,
  pax: z.int(),
  configuration,
  duration,
  /** People of a sub-room of the same day; null: none is asked for. */
  subroomPax: z.int().nullable(),
  /** The day from which the version holds; null: there is none. */
  version: day.nullable(),
  /** Null: the venue does not hold it, or it is priced by hand. */
  price: z.object({ amount: cents, perPersonAndDay: cents }).nullable(),
  /** Why there is none; absent: there is one, or an older service does not tell. */
  reason: z.enum(noPriceReasons).optional(),
});
export type PricedSearch = z.infer<typeof pricedSearch>;

export const getNetworkPrices = {
  summary: 'The price lists of a venue by the day from which they hold; the first one holds before it begins too',
  params,
  response: networkPrices,
} satisfies EndpointSchemas;

export const changeNetworkPrices = {
  summary:
    'Replaces the price lists of a venue that have not begun; those that have are sent as they are. Promotions that are left out stay. Quotes keep their prices',
  params,
  body: z.strictObject({ revision, versions, promotions: promotions.optional() }),
  response: networkPrices,
  problemMembers: { 'stale-version': z.object({ current: networkPrices }) },
} satisfies EndpointSchemas;

export const previewNetworkPrices = {
  summary: 'What three searches would cost with price lists that are not saved',
  params,
  body: z.strictObject({ versions }),
  response: z.object({ searches: z.array(pricedSearch) }),
} satisfies EndpointSchemas;
