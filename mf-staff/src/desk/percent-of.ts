import { percentDecimals } from '@plenary/contracts/accounts-terms';

const written = new RegExp(`^(\\d{1,3}(?:[.,]\\d{1,${percentDecimals}})?)\\s*%?$`);

/** `5,5`, `20` or `20 %` as a number; null: no percent from 0 to 100 with at most two decimals. */
export const percentOf = (text: string): number | null => {
  const [, digits] = written.exec(text.trim()) ?? [];
  const percent = digits === undefined ? null : Number(digits.replace(',', '.'));
  return percent !== null && percent <= 100 ? percent : null;
};
