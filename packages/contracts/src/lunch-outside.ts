import { withVat } from './with-vat.ts';

/** Price a person of a lunch that the venue's restaurant does not serve: meal trays, or a restaurant elsewhere. */
export interface LunchOutsidePrice {
  /** Euro cents. */
  excludingVat: number;
  vatPercent: number;
}

/** Euro cents of a lunch outside for so many people. */
export const lunchOutsideTotal = (
  { excludingVat: unitPrice, vatPercent }: LunchOutsidePrice,
  pax: number,
): { excludingVat: number; includingVat: number } => {
  const excludingVat = unitPrice * pax;
  return { excludingVat, includingVat: withVat(excludingVat, vatPercent) };
};
