import type { Configuration } from '@plenary/contracts/search';
import type { KeptRoom } from '@plenary/contracts/venue-room';

/** What a room is kept for, on one or more days. */
export interface RoomUse {
  /** 0 for the plenary, from 1 for a sub-room. */
  place: number;
  pax: number;
  configuration: Configuration;
  /** Local days, in their order. */
  dates: string[];
}

const isSame = (use: RoomUse, { place, pax, configuration }: KeptRoom) =>
  use.place === place && use.pax === pax && use.configuration === configuration;

/** Uses of each kept room by its id, in the order of the search; days of the same use stand together. */
export const usesByRoom = (kept: readonly KeptRoom[]): Map<string, RoomUse[]> => {
  const rooms = new Map<string, RoomUse[]>();
  for (const one of kept) {
    const uses = rooms.get(one.roomId) ?? [];
    const known = uses.find((use) => isSame(use, one));
    if (known) known.dates.push(one.date);
    else rooms.set(one.roomId, [...uses, { place: one.place, pax: one.pax, configuration: one.configuration, dates: [one.date] }]);
  }
  return rooms;
};
