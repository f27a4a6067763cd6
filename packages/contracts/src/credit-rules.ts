import { type CreditTerms, type DeploymentModes, hasCreditBalance, pricesInCredits } from './deployment-terms.ts';

/**
 * A price in credits (design: server-rules §7), computed in this order: the total without VAT, in euro cents; the credit tax on top
 * of it; divided by the unit price; rounded up, once; less the whole credits that the sponsor bears, never below none. `creditTaxRate`
 * counts to two decimals. RangeError for what is no amount of cents.
 */
export const creditsOf = (total: number, { unitPrice, creditTaxRate, sponsorCredit }: CreditTerms): number => {
  const taxed = total * (wholePercent + Math.round(creditTaxRate * 100));
  const one = unitPrice * wholePercent;
  if (!(total >= 0) || !Number.isSafeInteger(total) || !Number.isSafeInteger(taxed)) throw new RangeError(`no amount of cents: ${total}`);
  // Integers alone: a division would round what is whole, and then up.
  const rest = taxed % one;
  const credits = (taxed - rest) / one + (rest > 0 ? 1 : 0);
  return Math.max(0, credits - sponsorCredit);
};

/** 100 % in hundredths of a percent. */
const wholePercent = 10_000;

/** Whether prices are shown in credits at all, next to euros or in place of them. */
export const showsCredits = ({ creditMode, productMode }: Pick<DeploymentModes, 'creditMode' | 'productMode'>): boolean =>
  hasCreditBalance(creditMode) || pricesInCredits(productMode);
