/** Closed lists and limits of the sales desk, without schemas. */

export const taskKinds = ['callback', 'big-event', 'custom-price'] as const;
export type TaskKind = (typeof taskKinds)[number];

export const taskStates = ['open', 'in-progress', 'done'] as const;
export type TaskState = (typeof taskStates)[number];

export const maxNoteLength = 2_000;
