import type { Block } from '@plenary/contracts/blocks.schemas';

/** Ids of the confirmed bookings that stand in the way of blocks. */
export const bookingsToMove = (blocks: readonly Block[]): ReadonlySet<string> =>
  new Set(blocks.flatMap(({ toMove }) => toMove.map(({ by }) => by.id)));
