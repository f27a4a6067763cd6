/** Closed lists and limits of the sales desk, without schemas. */

/** A customer waits for an answer; or a confirmed booking has to leave a room that staff have blocked. */
export const taskKinds = ['callback', 'big-event', 'custom-price', 'move'] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskStates = ['open', 'in-progress', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

export const maxNoteLength = 2_000;

/**
 * What became of a request: a quote followed it, or it waits for one; any other was done without (design: desk D20). Answered at all, by
 * the instant that was promised, or not by then (D21).
 */
export const requestOutcomes = ['quoted', 'open', 'answered', 'on-time', 'late'] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];
