import { sellsServices } from '@plenary/contracts/deployment-terms';
import type { AddonName, Addons, PricedDemand } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { CallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import { redirect } from '@plenary/platform/router';
import { fetchUpsells, priceDemand } from '../api.ts';
import { paths } from '../paths.ts';
import { searchOfPriced } from '../quote/search-of-priced.ts';
import { type AddonPrice, addonPrices, everyOne, without } from './addons.ts';

/** A demand whose add-ons can be chosen; `addons` is the choice so far, as far as still available. */
export interface OpenDemand {
  type: 'open';
  demandId: string;
  addons: Addons;
  unavailable: AddonName[];
  priced: PricedDemand;
  /** The language of `priced`. */
  language: Language;
  /** Of the add-ons whose price is known. */
  addonPrices: Partial<Record<AddonName, AddonPrice>>;
}

/** The rooms were taken by another user since the search. */
interface LostDemand {
  type: 'no-longer-available';
}

export type UpsellData = OpenDemand | LostDemand;

/**
 * Loads the demand of the address with its add-ons, priced now; where none are sold the step is passed over, for the venue's page. Throws what fails, but for a demand that can no longer be served.
 */
export const loadUpsell = async ({ request }: { request: Request }): Promise<UpsellData | Response> => {
  const demandId = new URL(request.url).searchParams.get('demandId') ?? '';
  const { language, settings } = currentPlatform();
  const { signal } = request;
  const hasAddons = sellsServices(settings.productMode);
  const { unavailable, ...before } = await fetchUpsells(demandId, signal);
  const addons = without(before, unavailable);
  try {
    if (!hasAddons) return goToVenue(await priceDemand({ demandId, addons, language }, signal));
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

const goToVenue = (priced: PricedDemand): Response => redirect(paths.venue(priced.venue.slug, searchOfPriced(priced)));
