import type { NetworkPrices } from '@plenary/contracts/network-prices.schemas';
import { subroomSizes, unitPriceCodes } from '@plenary/contracts/price-list-terms';
import type { Reader } from '@plenary/service-kit/database/database';
import { todayIn } from '../calendar/today-in.ts';
import type { BookingDeps } from '../deps.ts';
import { readVenueRows, type VenueRow } from './read-network-venue.ts';

/** What an older page begins the first list of a venue with. */
const unpriced: NetworkPrices['usual'] = {
  unitPrices: Object.fromEntries(unitPriceCodes.map((code) => [code, 0])) as NetworkPrices['usual']['unitPrices'],
  subrooms: Object.fromEntries(subroomSizes.map((size) => [size, { half: 0, fullDay: 0 }])) as NetworkPrices['usual']['subrooms'],
};

export const presentPrices = ({ revision, record }: VenueRow, now: number): NetworkPrices => ({
  revision,
  today: todayIn({ now, timeZone: record.timeZone }),
  versions: [...(record.prices ?? [])],
  promotions: [...(record.promotions ?? [])],
  usual: unpriced,
});

/** The price lists of a venue by its id or slug; refuses `not-found`. */
export const readPrices = async (read: Reader, { tables, now }: BookingDeps, name: string): Promise<NetworkPrices> =>
  presentPrices((await readVenueRows(read, tables, name)).row, now());
