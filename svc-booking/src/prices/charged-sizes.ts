import { subroomCodes } from '@plenary/contracts/quote';
import type { Duration, SearchDay } from '@plenary/contracts/search';
import { chargedSize, type SubroomSize } from '../rooms/charged-size.ts';
import type { Room } from '../rooms/room.ts';

interface Charged {
  /** The plenary's, then one for each subcommittee. */
  rooms: readonly Room[];
  day: SearchDay;
  /** The same day as it was agreed on; undefined: there is none. */
  before: SearchDay | undefined;
  /** The request before that each request goes on with; absent: each with its own. */
  origins: readonly (number | undefined)[] | undefined;
  /** Lines of the day before. */
  keptLines: readonly { code: string; duration: Duration | null; quantity: number }[];
}

/**
 * The size that each subcommittee of a day is charged as: that of its room, or, where it goes on as before, one that was charged, whatever
 * room serves it by now. Where several are left to choose from the smallest counts. Throws where rooms are missing.
 */
export const chargedSizes = ({ rooms, day, before, origins, keptLines }: Charged): SubroomSize[] => {
  const { date, subcommittees } = day;
  if (rooms.length !== 1 + subcommittees.length)
    throw new RangeError(`${rooms.length} rooms for a plenary and ${subcommittees.length} subcommittees on ${date}`);
  const left = keptLines.flatMap(({ code, duration, quantity }) => {
    const size = subroomCodes.find((one) => one === code);
    return size ? Array.from({ length: quantity }, () => ({ size, duration })) : [];
  });
  left.sort((a, b) => subroomCodes.indexOf(a.size) - subroomCodes.indexOf(b.size));
  const take = (duration: Duration, size?: SubroomSize): SubroomSize | undefined => {
    const place = left.findIndex((one) => one.duration === duration && (size === undefined || one.size === size));
    return place < 0 ? undefined : left.splice(place, 1)[0]?.size;
  };
  const goesOn = subcommittees.map(({ duration }, index) => {
    const origin = origins ? origins[index + 1] : index + 1;
    return origin !== undefined && before?.subcommittees[origin - 1]?.duration === duration;
  });
  const own = subcommittees.map((_, index) => chargedSize(rooms[index + 1] as Room));
  const exact = subcommittees.map(({ duration }, index) => (goesOn[index] ? take(duration, own[index]) : undefined));
  return subcommittees.map(({ duration }, index) => {
    if (!goesOn[index]) return own[index] as SubroomSize;
    return exact[index] ?? take(duration) ?? (own[index] as SubroomSize);
  });
};
