import type { FieldErrors } from '@plenary/contracts/problem';
import type { Addons } from '@plenary/contracts/quote';
import type { UpsellName } from '@plenary/contracts/survey-terms';
import { addonNames } from '@plenary/contracts/terms';
import type { ClaimRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';

interface Asked {
  before: Addons;
  asked: Addons | undefined;
  /** Add-ons that the survey has agreed on beside the quote. */
  agreed: readonly UpsellName[];
  /** What the booking holds. */
  claims: readonly ClaimRow[];
}

/** Add-ons asked for that are not sold here, or that the survey has agreed on already; by field path `addons.afterwork`. */
export const addonFaults = (
  { prices, hasCarbonFootprint }: Pick<BookingDeps, 'prices' | 'hasCarbonFootprint'>,
  { before, asked, agreed, claims }: Asked,
): FieldErrors => {
  const hasEvening = claims.some(({ request, half }) => request === null && half === 'SOIREE');
  const isOffered = (name: (typeof addonNames)[number]): boolean => {
    if (prices.roomsAlone || (name === 'ecology' && !hasCarbonFootprint)) return false;
    // An evening may be held for an afterwork that is not agreed on yet.
    return !agreed.some((one) => one === name) && (name !== 'afterwork' || !hasEvening);
  };
  const added = addonNames.filter((name) => asked?.[name] && !before[name]);
  return Object.fromEntries(added.filter((name) => !isOffered(name)).map((name) => [`addons.${name}`, 'not_offered']));
};
