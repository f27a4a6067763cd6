import type { Promotion } from '../venues/venue-record.ts';
import { percentOf } from './money.ts';

/** The unit price of a package on a day: that of the catalogue less the best promotion of that day, rounded once. Euro cents. */
export const promotedPrice = (catalogPrice: number, promotions: readonly Promotion[] = [], date: string): number => {
  const percents = promotions.filter(({ from, to }) => from <= date && date <= to).map(({ percent }) => percent);
  return catalogPrice - percentOf(catalogPrice, Math.max(0, ...percents));
};
