import * as z from 'zod';
import { freeText } from './free-text.ts';
import { lunchServices, maxCharge, maxChargeLabel, upsellNames } from './survey-terms.ts';
import { cents, percent } from './vocabulary.ts';

/** Price of an add-on that a quote does not have, at the quote's discount and fees. Euro cents. */
export const addonPrice = z.object({ addon: z.enum(upsellNames), excludingVat: cents, includingVat: cents });
export type AddonPrice = z.infer<typeof addonPrice>;

/**
 * Something had after the quote: an add-on, or what staff charge for as they accept a survey, as for a later end. Prices are null where
 * none was told; of a charge without a VAT rate only the one without VAT is.
 */
export const supplement = z.object({
  /** Name of the add-on, or id of the charge; absent in an answer of before either could be taken back. */
  id: z.string().optional(),
  addon: z.enum(upsellNames).nullable(),
  /** Label of a charge, in the words of staff. */
  label: z.string().optional(),
  excludingVat: cents.nullable(),
  includingVat: cents.nullable(),
  /** It holds, and is billed, once the customer agrees to the price of the people that it came with. */
  awaitsPrice: z.boolean().optional(),
  /** Price without VAT of the agreed one that it takes the place of once the customer agrees; absent: none. */
  replaces: cents.optional(),
});
export type Supplement = z.infer<typeof supplement>;

/** Price a person of meal trays or an external restaurant. */
export const lunchOutsidePrice = z.object({ excludingVat: cents, vatPercent: percent });

/** A lunch outside the venue's restaurant that an acceptance charges, unless staff waive it. */
export const lunchCharge = z.object({
  dayIndex: z.int(),
  service: z.enum(lunchServices),
  pax: z.int(),
  /** A person, without VAT; null: no price is known, and staff charge it in their own words. */
  unitPrice: cents.nullable(),
  excludingVat: cents.nullable(),
  includingVat: cents.nullable(),
  /** Price without VAT of the charge for this lunch that it takes the place of; absent: none. */
  replaces: cents.optional(),
  /** What staff did not charge of this lunch before; absent: nothing. */
  waived: cents.optional(),
  /** The customer refused it: it is asked of them again before it is invoiced. */
  isRefused: z.literal(true).optional(),
  /** For staff: accepting proposes it to the customer, who has not agreed to it; absent: it is charged, or an older release said nothing. */
  isProposed: z.literal(true).optional(),
});
export type LunchCharge = z.infer<typeof lunchCharge>;

/** A charge by staff, invoiced once the customer has agreed to it. */
export const charge = z.object({
  label: freeText(z.string().trim().min(1).max(maxChargeLabel)),
  excludingVat: cents.min(1).max(maxCharge),
  /** Absent from a page of before it was asked for: only the price without VAT is told. */
  vatPercent: percent.optional(),
});
export type Charge = z.infer<typeof charge>;
