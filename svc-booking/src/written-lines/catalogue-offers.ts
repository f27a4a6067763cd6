import { type PriceList, subroomSizes, type UnitPriceCode, unitPriceCodes } from '@plenary/contracts/price-list-terms';
import type { CatalogueCode } from '@plenary/contracts/proposals-terms';
import type { Duration } from '@plenary/contracts/search';
import { durations } from '@plenary/contracts/terms';
import type { BookingDeps } from '../deps.ts';
import { foodShares } from '../prices/food-shares.ts';
import { splitByShare } from '../prices/money.ts';
import { type PricedVenue, priceListOn } from '../prices/price-list.ts';
import { promotedPrice } from '../prices/promotions.ts';
import { hasPriceList } from '../venues/on-request.ts';

/** What the price list sells on a day. */
export interface Offered {
  code: CatalogueCode;
  /** Of a breakout room; null: of another line. */
  duration: Duration | null;
  day: string;
  /** Euro cents without VAT: as in the list, and with the venue's promotions. */
  catalogPrice: number;
  unitPrice: number;
}

interface Sold {
  venue: PricedVenue;
  /** Local days. */
  days: readonly string[];
  deps: Pick<BookingDeps, 'hasCarbonFootprint'> & { prices: Pick<BookingDeps['prices'], 'roomsAlone'> };
}

/** Neither a lunch by itself nor what is added to a meeting costs less on the days of a promotion (`quoteLines`). */
const unpromoted: readonly UnitPriceCode[] = [
  ...(['BUFFET_LUNCH', 'AFTERWORK', 'AFTERWORK_COCKTAIL', 'TEAMBUILDING'] as const),
  ...(['FACILITATOR', 'WELLNESS', 'ECOLOGY'] as const),
];

/** A team-building opens the event, and an afterwork closes it: its space is held on the last evening. */
const isOffDay = (code: CatalogueCode, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): boolean =>
  (code === 'TEAMBUILDING' && !isFirst) || ((code === 'AFTERWORK' || code === 'AFTERWORK_COCKTAIL') && !isLast);

/** Every line of the price list on these days, in their order, as the deployment sells them; none of a venue without a list (design: lifecycle L9). */
export const catalogueOffers = ({ venue, days, deps }: Sold): Offered[] =>
  (hasPriceList(venue) ? days : []).flatMap((day, index) => {
    const list = priceListOn(venue, day);
    const promoted = (catalogPrice: number) => ({ catalogPrice, unitPrice: promotedPrice(catalogPrice, venue.promotions, day) });
    const sizes = subroomSizes.flatMap((code): Offered[] =>
      durations.map((duration) => {
        const { half, fullDay } = list.subrooms[code];
        return { code, duration, day, ...promoted(duration === 'AM, PM' ? fullDay : half) };
      }),
    );
    if (deps.prices.roomsAlone) return [...plenariesOn(day, { list, promoted }), ...sizes];
    const place = { isFirst: index === 0, isLast: index === days.length - 1 };
    const sold = unitPriceCodes.filter((code) => !isOffDay(code, place) && (code !== 'ECOLOGY' || deps.hasCarbonFootprint));
    const units = sold.map((code): Offered => {
      const catalogPrice = list.unitPrices[code];
      const price = unpromoted.includes(code) ? { catalogPrice, unitPrice: catalogPrice } : promoted(catalogPrice);
      return { code, duration: null, day, ...price };
    });
    return [...units, ...sizes];
  });

interface Prices {
  list: PriceList;
  promoted: (catalogPrice: number) => Pick<Offered, 'catalogPrice' | 'unitPrice'>;
}

/** The room costs what remains of a package without its food, as in `quoteLines`. */
const plenariesOn = (day: string, { list, promoted }: Prices): Offered[] =>
  (['AM', 'PM', 'AMPM'] as const).map((halves) => {
    const { remainder } = splitByShare(list.unitPrices[halves], foodShares[halves]);
    return { code: `ROOM_${halves}`, duration: null, day, ...promoted(remainder) };
  });
