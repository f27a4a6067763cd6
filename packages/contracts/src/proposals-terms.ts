/** Limits of a proposal (design: lifecycle L9–L11), without schemas. */

/** `service`: rooms, staff, services; `food`: food served on site. They decide the VAT rate of a line. */
export const proposalVatKinds = ['service', 'food'] as const;
export type ProposalVatKind = (typeof proposalVatKinds)[number];

export const maxProposalLines = 200;
export const maxLabelLength = 120;
export const maxLineQuantity = 9_999;
/** Euro cents. */
export const maxLinePrice = 10_000_000;
/** Discount on a line in percent that each may give (L10). */
export const discountLimits = { staff: 10, admin: 25 } as const;
/** Days that a proposal may be valid, and those where nothing else is said. */
export const maxValidDays = 60;
export const usualValidDays = 14;
