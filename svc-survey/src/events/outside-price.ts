import type { LunchOutsidePrice } from '@plenary/contracts/lunch-outside';
import type { EventRecord } from './event-record.ts';

/** Price a person of a lunch outside on a day; undefined: none was told. */
export const outsidePriceOf = ({ lunchOutsidePrices = [] }: EventRecord, day: string | undefined): LunchOutsidePrice | undefined => {
  const found = lunchOutsidePrices.find((price) => price.day === day);
  return found && { excludingVat: found.excludingVat, vatPercent: found.vatPercent };
};
