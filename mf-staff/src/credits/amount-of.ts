import { type CreditDeed, maxCredits } from '@plenary/contracts/credit-terms';

/** The typed whole credits: above 0 for a grant, above or below for a correction; null for any other input. */
export const amountOf = ({ deed, amount }: { deed: CreditDeed; amount: string }): number | null => {
  const typed = amount.replaceAll(/[\s.,’]/g, '').replace('−', '-');
  if (!/^[+-]?\d{1,7}$/.test(typed)) return null;
  const value = Number(typed);
  const isAllowed = value !== 0 && Math.abs(value) <= maxCredits && (deed === 'correction' || value > 0);
  return isAllowed ? value : null;
};
