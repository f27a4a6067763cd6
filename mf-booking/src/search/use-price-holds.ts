import { sellsServices } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { type DraftDay, lunchPaxOf } from './search-draft.ts';

export type PriceHolds = 'withLunch' | 'withoutLunch' | 'roomsAlone';

/** What the price of a search over these days is made of; rooms alone where no services are sold. */
export const usePriceHolds = (days: readonly DraftDay[]): PriceHolds => {
  const { settings } = usePlatform();
  if (!sellsServices(settings.productMode)) return 'roomsAlone';
  return days.some((day) => lunchPaxOf(day) !== undefined) ? 'withLunch' : 'withoutLunch';
};
