import type { AddonPrice, Supplement } from '@plenary/contracts/supplements';
import type { UpsellName } from '@plenary/contracts/survey-terms';
import { withVat } from '@plenary/contracts/with-vat';
import type { EventRow, StepRow } from '../db/tables.ts';
import { chargesOf } from './charges.ts';
import type { KeptCharge } from './event-record.ts';
import type { UpsellAnswers, UpsellInitial } from './upsell-answers.ts';

/** An add-on with the price that was told for it, or none. */
export const supplementOf = (addon: UpsellName, prices: readonly AddonPrice[]): Supplement => ({
  id: addon,
  ...(prices.find((price) => price.addon === addon) ?? { addon, excludingVat: null, includingVat: null }),
});

export const supplementOfCharge = ({ id, label, excludingVat, vatPercent, state }: KeptCharge): Supplement => ({
  id,
  addon: null,
  label,
  excludingVat,
  includingVat: vatPercent === undefined ? null : withVat(excludingVat, vatPercent),
  ...(state === 'offered' && { awaitsPrice: true }),
});

/** Add-ons that a survey requests, and those agreed since the quote; none before there is a survey. */
export const chosenAddons = (upsell: StepRow | undefined): Pick<UpsellAnswers, 'asked'> & Pick<UpsellInitial, 'agreed'> => ({
  asked: (upsell?.answers as UpsellAnswers | undefined)?.asked ?? [],
  agreed: (upsell?.initial as UpsellInitial | undefined)?.agreed ?? [],
});

export interface Supplements {
  /** Add-ons that the survey requests. */
  asked: Supplement[];
  /** Add-ons that staff accepted, and charges that the customer agreed to: what is invoiced. */
  agreed: Supplement[];
  /** Charges that are agreed to with the price of people, which waits for the customer. */
  offered: Supplement[];
  /** Charges that wait for the customer's answer. */
  proposed: Supplement[];
  refused: Supplement[];
}

/** All supplements since the quote, each with its price. */
export const supplementsOf = ({ record }: Pick<EventRow, 'record'>, upsell: StepRow | undefined): Supplements => {
  const { asked, agreed } = chosenAddons(upsell);
  const priced = (names: readonly UpsellName[]) => names.map((name) => supplementOf(name, record.addonPrices ?? []));
  const charges = chargesOf(record);
  const charged = (wanted: KeptCharge['state']) => charges.filter(({ state }) => state === wanted).map(supplementOfCharge);
  const replacing = ({ id, ...proposed }: Supplement): Supplement => {
    const replaced = charges.find((charge) => charge.id === charges.find((one) => one.id === id)?.replaces);
    return { id, ...proposed, ...(replaced?.state === 'agreed' && { replaces: replaced.excludingVat }) };
  };
  return {
    asked: priced(asked),
    agreed: [...priced(agreed), ...charged('agreed')],
    offered: charged('offered').map(replacing),
    proposed: charged('proposed').map(replacing),
    refused: charged('refused'),
  };
};
