/** Closed lists and limits of a change of a confirmed booking, without schemas (design: lifecycle L17–L21). */

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

/**
 * What becomes of the one free postponement of a customer where days move (L32): they use it up by this change; they have used it up before; or
 * staff move the days, and it stays.
 */
export const freePostponements = ['used', 'used-before', 'kept'] as const;

/** What a change lacks that was free when it was previewed or offered: rooms, seats at lunch, or a room that still holds its people. */
export const changeLacks = ['rooms', 'seats', 'people'] as const;
export type ChangeLack = (typeof changeLacks)[number];

/** What is done with a confirmed booking, as the trail of a deal tells it to staff (L6). */
export const dealDeeds = [
  'change-offered',
  'booking-changed',
  'change-declined',
  'change-withdrawn',
  'booking-moved',
  'booking-cancelled',
  'booking-reinstated',
] as const;

/** Days that an offered change may hold what it takes (L21). */
export const offerDays = 7;

export const maxConsentNoteLength = 200;
