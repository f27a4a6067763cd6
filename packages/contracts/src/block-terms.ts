/** Closed lists and limits of blocks, without schemas. */

export const blockKinds = ['works', 'private-use', 'maintenance', 'set-up'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Local hours of the set-up before a half-day: of the day before for a morning, of the same day for an afternoon (spec/booking.md §9). */
export const setUpHours = { AM: { from: '15:00', to: '18:00' }, PM: { from: '08:00', to: '12:00' } } as const;

/** What happens where half-days are held: nothing is written, or only the free ones are blocked, or options on them end. */
export const existingChoices = ['refuse', 'around', 'end-options'] as const;
export type ExistingChoice = (typeof existingChoices)[number];

export const maxBlockReasonLength = 200;
