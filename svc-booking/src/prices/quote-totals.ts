import type { CreditTerms } from '@plenary/contracts/deployment-terms';
import { foodShares } from './food-shares.ts';
import { percentOf, splitByShare } from './money.ts';
import type { QuoteLine } from './quote-lines.ts';
import { type TaxedPlace, vatPercentAt } from './vat-at-venue.ts';

/** Settings of a deployment: percentages of the net total, and of the total with VAT; whether only rooms are sold, and in credits. */
export interface PriceSettings {
  administrationFeesPercent: number;
  depositPercent: number;
  roomsAlone?: boolean;
  /** Set if prices are shown in credits. */
  creditTerms?: CreditTerms | undefined;
}

/** Euro cents. */
export interface TotalsWithoutVat {
  discount: number;
  administrationFees: number;
  total: number;
}

type ChargedLine = Pick<QuoteLine, 'code' | 'date' | 'quantity' | 'unitPrice' | 'applyGlobalDiscount'>;

/** The framework contract's discount on a line, rounded once a line (server-rules §1). */
export function lineDiscount({ quantity, unitPrice, applyGlobalDiscount }: ChargedLine, discountPercent: number): number {
  return applyGlobalDiscount ? percentOf(quantity * unitPrice, discountPercent) : 0;
}

/** Lines less the contract's discount, and the administration fees as a percent of that (server-rules §3). */
export function totalWithoutVat(
  lines: readonly ChargedLine[],
  { discountPercent, administrationFeesPercent }: { discountPercent: number; administrationFeesPercent: number },
): TotalsWithoutVat {
  let gross = 0;
  let discount = 0;
  for (const line of lines) {
    gross += line.quantity * line.unitPrice;
    discount += lineDiscount(line, discountPercent);
  }
  const administrationFees = percentOf(gross - discount, administrationFeesPercent);
  return { discount, administrationFees, total: gross - discount + administrationFees };
}

export interface VatShare {
  percent: number;
  base: number;
  amount: number;
}

/**
 * VAT by rate, the highest first; the bases add up to the total without VAT. Each line's net price, its discount taken off, is
 * split by its food share, so that the discount falls on the rates as the lines do and no cent is left to spread; then VAT
 * is rounded once a rate. Administration fees bear the rate of services, on the first day of the event.
 */
export function vatBreakdown(
  lines: readonly ChargedLine[],
  {
    discountPercent,
    administrationFees,
    firstDay,
    ...place
  }: { discountPercent: number; administrationFees: number; firstDay: string } & TaxedPlace,
): VatShare[] {
  const bases = new Map<number, number>();
  const add = (percent: number, cents: number) => cents > 0 && bases.set(percent, (bases.get(percent) ?? 0) + cents);
  for (const line of lines) {
    const net = line.quantity * line.unitPrice - lineDiscount(line, discountPercent);
    const { share: food, remainder: service } = splitByShare(net, foodShares[line.code]);
    add(vatPercentAt(place, line.date, 'food'), food);
    add(vatPercentAt(place, line.date, 'service'), service);
  }
  add(vatPercentAt(place, firstDay, 'service'), administrationFees);
  return [...bases].sort(([a], [b]) => b - a).map(([percent, base]) => ({ percent, base, amount: percentOf(base, percent) }));
}
