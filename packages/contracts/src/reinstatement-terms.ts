/** Limits of reinstatements, without schemas. */

/** Days after a cancellation in which staff may take it back (design: lifecycle L37). */
export const reinstatementDays = 30;
export const maxReinstatementReasonLength = 200;
