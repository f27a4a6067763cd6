import { lineDiscount, type TotalsWithoutVat } from './quote-totals.ts';

interface Charged {
  code: Parameters<typeof lineDiscount>[0]['code'];
  date: string;
  quantity: number;
  unitPrice: number;
  catalogPrice: number;
  applyGlobalDiscount: boolean;
}

interface LineMoney extends Pick<TotalsWithoutVat, 'discount'> {
  /** The contract's discount taken off. */
  net: number;
  /** The contract's discount, and what is charged under the price list. */
  off: number;
}

/** What a line of a quote comes to, in euro cents without VAT. */
export const lineMoney = (line: Charged, discountPercent: number): LineMoney => {
  const { quantity, unitPrice, catalogPrice } = line;
  const discount = lineDiscount(line, discountPercent);
  return { net: quantity * unitPrice - discount, discount, off: discount + quantity * Math.max(0, catalogPrice - unitPrice) };
};
