/** Closed lists of a cancellation, without schemas (design: lifecycle L33). */

/** On whose side the cause lies. */
export const cancellingParties = ['customer', 'venue', 'force-majeure'] as const;
export type CancellingParty = (typeof cancellingParties)[number];

/** Reasons by party; `no-show` and `curtailed` are of an event that has begun, and of staff alone. */
export const cancellationReasons = {
  customer: ['dates', 'people', 'budget', 'other-venue', 'dropped', 'no-show', 'curtailed', 'other'],
  venue: ['room-unusable', 'overbooked', 'closed', 'other'],
  'force-majeure': ['authorities', 'transport', 'weather', 'other'],
} as const satisfies Record<CancellingParty, readonly string[]>;
export const everyCancellationReason = [...new Set(Object.values(cancellationReasons).flat())];
export type CancellationReason = (typeof everyCancellationReason)[number];
const reasonsAfterStart = ['no-show', 'curtailed'] as const satisfies readonly CancellationReason[];
export type ReasonAfterStart = (typeof reasonsAfterStart)[number];
export const isAfterStart = (reason: CancellationReason): reason is ReasonAfterStart => reasonsAfterStart.some((one) => one === reason);

/** Why an administrator lowers a fee. */
export const waiverReasons = ['resold', 'goodwill'] as const;
export type WaiverReason = (typeof waiverReasons)[number];

/** Whether VAT is charged on a fee: not on an indemnity (design: lifecycle L30). */
export const feeKinds = ['indemnity', 'service'] as const;

export const maxCancellationNoteLength = 500;
