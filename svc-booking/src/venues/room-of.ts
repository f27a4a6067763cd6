import type { CatalogueSnapshot } from './catalogue.ts';

/** A room with its venue; undefined: there is none any more. */
export const roomOf = ({ kept }: Pick<CatalogueSnapshot, 'kept'>, roomId: string) => {
  for (const venue of kept) {
    const room = venue.rooms.find(({ id }) => id === roomId);
    if (room) return { venue, room };
  }
  return undefined;
};
