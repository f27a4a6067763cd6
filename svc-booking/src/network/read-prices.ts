import type { NetworkPrices } from '@plenary/contracts/network-prices.schemas';
import type { Reader } from '@plenary/service-kit/database/database';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingDeps } from '../deps.ts';
import { priceLists } from '../prices/price-lists.ts';
import { readVenueRows, type VenueRow } from './read-network-venue.ts';

export const presentPrices = ({ revision, record }: VenueRow, now: number): NetworkPrices => ({
  revision,
  today: todayIn({ now, timeZone: record.timeZone }),
  versions: [...(record.prices ?? [])],
  promotions: [...(record.promotions ?? [])],
  usual: priceLists[record.address.countryCode][record.tier],
});

/** The price lists of a venue by its id or slug; refuses `not-found`. */
export const readPrices = async (read: Reader, { tables, now }: BookingDeps, name: string): Promise<NetworkPrices> =>
  presentPrices((await readVenueRows(read, tables, name)).row, now());
