import type { AddonName, Addons, PricedDemand } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { CallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import { fetchUpsells, priceDemand } from '../api.ts';
import { addonPrices, everyOne, without } from './addons.ts';

/** A demand whose add-ons can be chosen; `addons` is what was chosen so far and can still be had. */
export interface OpenDemand {
  type: 'open';
  demandId: string;
  addons: Addons;
  unavailable: AddonName[];
  priced: PricedDemand;
  /** The language of `priced`. */
  language: Language;
  /** Euro cents without VAT, of the add-ons whose price is known. */
  addonPrices: Partial<Record<AddonName, number>>;
}

/** The rooms went to somebody else since they were searched. */
export interface LostDemand {
  type: 'no-longer-available';
}

export type UpsellData = OpenDemand | LostDemand;

/** Loads the demand of the address with its add-ons, priced now. Throws what fails, but for a demand that can no longer be served. */
export const loadUpsell = async ({ request }: { request: Request }): Promise<UpsellData> => {
  const demandId = new URL(request.url).searchParams.get('demandId') ?? '';
  const { language } = currentPlatform();
  const { signal } = request;
  const { unavailable, ...before } = await fetchUpsells(demandId, signal);
  const addons = without(before, unavailable);
  try {
    const [priced, whole] = await Promise.all([
      priceDemand({ demandId, addons, language }, signal),
      // Only for the prices on the cards: they can be chosen without.
      priceDemand({ demandId, addons: everyOne(before, unavailable), language }, signal).catch(() => null),
    ]);
    return { type: 'open', demandId, addons, unavailable, priced, language, addonPrices: addonPrices(whole?.items ?? []) };
  } catch (error) {
    if (error instanceof CallError && error.code === 'no-longer-available') return { type: 'no-longer-available' };
    throw error;
  }
};
