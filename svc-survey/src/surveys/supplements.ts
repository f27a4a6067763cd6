import type { AddonPrice, Supplement } from '@plenary/contracts/supplements';
import type { UpsellName } from '@plenary/contracts/survey-terms';
import type { EventRow, StepRow } from '../db/tables.ts';
import type { UpsellAnswers, UpsellInitial } from './steps/upsell-step.ts';

/** An add-on with the price that was told for it, or none. */
export const supplementOf = (addon: UpsellName, prices: readonly AddonPrice[]): Supplement =>
  prices.find((price) => price.addon === addon) ?? { addon, excludingVat: null, includingVat: null };

/** Names of the add-ons that a survey asks for, and of those agreed on since the quote; none before there is a survey. */
export const chosenAddons = (upsell: StepRow | undefined): Pick<UpsellAnswers, 'asked'> & Pick<UpsellInitial, 'agreed'> => ({
  asked: (upsell?.answers as UpsellAnswers | undefined)?.asked ?? [],
  agreed: (upsell?.initial as UpsellInitial | undefined)?.agreed ?? [],
});

/** Add-ons that a survey asks for, and what was agreed on since the quote, each with its price. */
export const supplementsOf = ({ record }: EventRow, upsell: StepRow | undefined): { asked: Supplement[]; agreed: Supplement[] } => {
  const { asked, agreed } = chosenAddons(upsell);
  const priced = (names: readonly UpsellName[]) => names.map((name) => supplementOf(name, record.addonPrices ?? []));
  const charged = (record.charges ?? []).map(({ label, excludingVat }) => ({ addon: null, label, excludingVat, includingVat: null }));
  return { asked: priced(asked), agreed: [...priced(agreed), ...charged] };
};
