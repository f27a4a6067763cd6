/** Closed lists and limits of a change of a confirmed booking, without schemas (design: lifecycle L17–L21, L25, L32). */

/** What a change needs before it counts, from the least to the most. */
export const changeLevels = ['notice', 'consent', 'signature'] as const;
export type ChangeLevel = (typeof changeLevels)[number];

/** An offered change waits for its customer; every other state is final. */
export const changeStates = ['offered', 'applied', 'declined', 'expired', 'withdrawn'] as const;
export type ChangeState = (typeof changeStates)[number];

/** Why a change cannot be made. */
export const changeObstacles = [
  'unchanged',
  'change-open',
  'by-hand',
  'in-past',
  'closed-day',
  'too-many',
  'no-room',
  'no-lunch',
  'no-evening',
  'not-offered',
  'postponed-before',
  'too-late-to-postpone',
  'too-far-to-postpone',
  'too-late-to-sign',
] as const;
export type ChangeObstacle = (typeof changeObstacles)[number];

/** Rises since the last signature that one click agrees to: a share of the price signed, and euro cents (L19, dated data). */
export const consentRisePercent = 5;
export const consentRise = 50_000;
/** Days that an offered change may hold what it takes (L21). */
export const offerDays = 7;
/** More deposit than before, in euro cents, from which it is asked for again (L18, dated data). */
export const depositAskedFrom = 5_000;
/** Share of the people who may stay away free of charge, once, until so many days before (L25, dated data). */
export const freeReductionPercent = 10;
export const freeReductionDays = 8;
/** A customer postpones once, until so many days before, by so many months (L32, dated data). */
export const postponeDays = 15;
export const postponeMonths = 6;

export const maxConsentNoteLength = 200;
