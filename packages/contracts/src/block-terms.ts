/** Closed lists and limits of blocks, without schemas. */

export const blockKinds = ['works', 'private-use', 'maintenance'] as const;
export type BlockKind = (typeof blockKinds)[number];

/** What happens where half-days are held: nothing is written, or only the free ones are blocked, or options on them end. */
export const existingChoices = ['refuse', 'around', 'end-options'] as const;
export type ExistingChoice = (typeof existingChoices)[number];

export const maxBlockReasonLength = 200;
