import type { PriceList } from '@plenary/contracts/price-list-terms';
import { priceLists } from '../prices/price-lists.ts';
import type { VenueRecord } from '../venues/venue-record.ts';
import type { VenueSheet } from './venue-sheet.ts';

/** Before every event that the demo holds or sells. */
const from = '2024-01-01';
/** Euro cents. */
const steps = { unit: 50, room: 500 };
/** Bought from others, who charge every venue the same. */
const bought = ['FACILITATOR', 'WELLNESS', 'ECOLOGY'] as const;

const mapped = <Key extends string, From, To>(record: Readonly<Record<Key, From>>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<Key, To>;

/** A venue's own price list: that of its country and tier at the venue's level, in steps of 50 cents, and of 5 euros for rooms. */
export const demoPrices = ({ tier, countryCode, priceLevel }: Pick<VenueSheet, 'tier' | 'countryCode' | 'priceLevel'>) => {
  const usual = priceLists[countryCode][tier];
  const levelled = (cents: number, step: number) => Math.round((cents * priceLevel) / 100 / step) * step;
  const list: PriceList = {
    unitPrices: {
      ...mapped(usual.unitPrices, (cents) => levelled(cents, steps.unit)),
      ...Object.fromEntries(bought.map((code) => [code, usual.unitPrices[code]])),
    },
    subrooms: mapped(usual.subrooms, ({ half, fullDay }) => ({ half: levelled(half, steps.room), fullDay: levelled(fullDay, steps.room) })),
  };
  return [{ from, list }] satisfies VenueRecord['prices'];
};
