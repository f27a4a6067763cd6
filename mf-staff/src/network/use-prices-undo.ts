import { centsOf } from '../desk/cents-of.ts';
import { type PricesForm, priceKeys } from './prices-form.ts';
import { useUndo } from './use-undo.ts';
import { isSame } from './venue-form.ts';

/** Amounts that are the same in other words, as a save writes them, are the same. */
const told = ({ versions, promotions }: PricesForm) => ({
  versions: versions.map((form) => ({ ...form, prices: priceKeys.map((key) => centsOf(form.prices[key]) ?? form.prices[key]) })),
  promotions,
});

/** Price lists and promotions that can be changed, and changed back (`useUndo`). */
export const usePricesUndo = (form: PricesForm, show: (form: PricesForm) => void) => {
  const remember = useUndo<PricesForm>({ isShown: (part) => isSame(told(part), told(form)), show });
  return (part: Partial<PricesForm>): void => {
    const changed = { ...form, ...part };
    remember(form, changed);
    show(changed);
  };
};
