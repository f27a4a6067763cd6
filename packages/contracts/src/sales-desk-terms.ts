/** Closed lists and limits of the sales desk, without schemas. */

/** A customer waits for an answer; or a confirmed booking has to leave a room that staff have blocked. */
export const taskKinds = ['callback', 'big-event', 'custom-price', 'move'] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskStates = ['open', 'in-progress', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

export const maxNoteLength = 2_000;
