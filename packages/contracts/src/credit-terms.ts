/** Closed lists and limits of credits, without schemas. */

/** Holder of a balance: the user in credit mode USER, their company in TEAMWORK. */
export const creditHolders = ['user', 'team'] as const;
export type CreditHolder = (typeof creditHolders)[number];

/**
 * `granted` and `corrected` by an administrator; `held` for an option, `returned` when it ended or became cheaper, `spent` once the
 * booking was approved: of what was held already, so its amount is 0.
 */
export const creditEntryKinds = ['granted', 'corrected', 'held', 'returned', 'spent'] as const;
export type CreditEntryKind = (typeof creditEntryKinds)[number];

/** Actions of an administrator on a balance. */
export const creditDeeds = ['grant', 'correction'] as const;
export type CreditDeed = (typeof creditDeeds)[number];

export const maxCredits = 1_000_000;
export const maxCreditReasonLength = 200;
