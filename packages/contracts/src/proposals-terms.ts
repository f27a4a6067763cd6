/** Limits of a proposal (design: lifecycle L9–L11), without schemas. */

import { roomCodes } from './meeting-codes.ts';
import { subroomSizes, unitPriceCodes } from './price-list-terms.ts';

/** Codes of the price list that a line may have; breakout rooms have one for each half of a day, and one for both. */
export const catalogueCodes = [...unitPriceCodes, ...roomCodes, ...subroomSizes] as const;
export type CatalogueCode = (typeof catalogueCodes)[number];

/** `service`: rooms, staff, services; `food`: food served on site. They decide the VAT rate of a line. */
export const proposalVatKinds = ['service', 'food'] as const;
export type ProposalVatKind = (typeof proposalVatKinds)[number];

export const maxProposalLines = 200;
export const maxLabelLength = 120;
export const maxLineQuantity = 9_999;
/** Euro cents. */
export const maxLinePrice = 10_000_000;
/**
 * Of a proposal that needs approval (L10): it waits for another person, was sent to its customer, or ended without; what its author may send
 * needs none.
 */
export const approvalStates = ['to-approve', 'sent', 'refused', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];
/** Of one proposal (L9). */
export const maxVariants = 3;
export const maxRefusalLength = 300;
/** Days that a proposal may be valid, and those where nothing else is said. */
export const maxValidDays = 60;
export const usualValidDays = 14;
