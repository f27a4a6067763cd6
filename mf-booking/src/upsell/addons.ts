import type { AddonName, Addons, ItemCode, QuoteItem } from '@plenary/contracts/quote';
import { addonNames } from '../quote/addon-names.ts';
import { amountOf } from '../quote/quote-lines.ts';

/** Add-ons of an answer: `ecology` is there only with the carbon footprint on (spec/booking.md §3). */
export const offeredIn = (addons: Addons): AddonName[] => addonNames.filter((name) => addons[name] !== undefined);

const pick = (offered: readonly AddonName[], isChosen: (name: AddonName) => boolean): Addons => {
  const { afterwork, teambuilding, wellness, facilitator, ecology } = Object.fromEntries(
    addonNames.map((name) => [name, offered.includes(name) && isChosen(name)]),
  ) as Record<AddonName, boolean>;
  return { teambuilding, wellness, facilitator, afterwork, ...(offered.includes('ecology') && { ecology }) };
};

/** A choice without the unavailable add-ons. */
export const without = (addons: Addons, unavailable: readonly AddonName[]): Addons =>
  pick(offeredIn(addons), (name) => addons[name] === true && !unavailable.includes(name));

/** Every available add-on. */
export const everyOne = (addons: Addons, unavailable: readonly AddonName[]): Addons =>
  pick(offeredIn(addons), (name) => !unavailable.includes(name));

const codeOf: Record<AddonName, ItemCode> = {
  afterwork: 'AFTERWORK',
  teambuilding: 'TEAMBUILDING',
  wellness: 'WELLNESS',
  facilitator: 'FACILITATOR',
  ecology: 'ECOLOGY',
};

/** Euro cents without VAT over all days, before the contract's discount. */
export interface AddonPrice {
  amount: number;
  /** What the amount is made of, e.g. the price a person; null where its lines have several prices, or there is one thing. */
  unit: Pick<QuoteItem, 'quantity' | 'unitPrice'> | null;
}

const addonPrice = (lines: readonly QuoteItem[]): AddonPrice => {
  const amount = lines.reduce((sum, line) => sum + amountOf(line), 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  const [{ unitPrice } = { unitPrice: 0 }] = lines;
  const isOnePrice = lines.every((line) => line.unitPrice === unitPrice);
  return { amount, unit: amount > 0 && quantity > 1 && isOnePrice ? { quantity, unitPrice } : null };
};

/** Price of each add-on; those not in the lines are left out. */
export const addonPrices = (items: readonly QuoteItem[]): Partial<Record<AddonName, AddonPrice>> => {
  const prices: Partial<Record<AddonName, AddonPrice>> = {};
  for (const name of addonNames) {
    const lines = items.filter(({ code }) => code === codeOf[name]);
    if (lines.length > 0) prices[name] = addonPrice(lines);
  }
  return prices;
};
