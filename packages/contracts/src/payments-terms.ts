/** Closed lists and limits of the payments of a deal, without schemas (design: lifecycle L31). */

/** `refunded`: paid back to the customer. */
export const paymentKinds = ['received', 'refunded'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentMethods = ['transfer', 'card', 'cheque', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Euro cents. */
export const maxPaymentAmount = 100_000_000;
export const maxPaymentReferenceLength = 80;
export const maxPaymentReversalReasonLength = 200;
