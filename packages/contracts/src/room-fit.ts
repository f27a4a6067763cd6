import type { RoomSetUp } from './room-set-up.ts';
import type { Configuration } from './search.ts';

/** People that a room holds in each set-up that it allows. */
export type RoomSetUps = readonly RoomSetUp[];

export interface OverCapacity {
  /** People that the room holds in the set-up asked for; 0: it does not allow that set-up. */
  most: number;
  /** People that it holds in any set-up: nobody may exceed them. */
  greatest: number;
  /** Set-ups in which it holds the group. */
  setUps: Configuration[];
}

/**
 * What is wrong with so many people in a room (design: lifecycle L13, L14); null: they fit, or either the number or the room is unknown.
 */
export const overCapacity = (
  room: RoomSetUps | undefined,
  { configuration, pax }: { configuration: string; pax: number | null },
): OverCapacity | null => {
  if (!room || room.length === 0 || pax === null) return null;
  const most = room.find((setUp) => setUp.configuration === configuration)?.people ?? 0;
  if (pax <= most) return null;
  const setUps = room.filter(({ people }) => people >= pax).map((setUp) => setUp.configuration);
  return { most, greatest: Math.max(...room.map(({ people }) => people)), setUps };
};
