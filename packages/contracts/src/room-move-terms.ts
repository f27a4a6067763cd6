/** Closed lists and limits of room moves, without schemas. */

/** In what a room is less than another one (design: lifecycle L19). */
export const roomLacks = ['category', 'visio', 'prm'] as const;
export type RoomLack = (typeof roomLacks)[number];

/** Every request of the longest event. */
export const maxMoves = 70;
export const maxMoveReasonLength = 200;
