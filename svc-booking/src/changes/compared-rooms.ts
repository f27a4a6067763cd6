import type { SearchDay } from '@plenary/contracts/search';
import type { ConfirmedDeal } from '../cancellation/deal.ts';
import { lacksOf } from '../room-moves/place.ts';
import { roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import type { Origins } from './changed-days.ts';
import type { PlannedSlots } from './plan-slots.ts';

interface Compared {
  deal: ConfirmedDeal;
  wanted: readonly SearchDay[];
  assignment: PlannedSlots['assignment'];
  origins: Origins;
}

/** How the rooms of a change differ from those before. */
export const comparedRooms = ({ deal, wanted, assignment, origins }: Compared) => {
  const { venue, quote, claims } = deal;
  const differs = (read: (before: SearchDay, index: number) => boolean) => quote.frozen.search.days.some(read);
  return {
    hasFewerRooms: differs(({ subcommittees }, index) => (wanted[index]?.subcommittees.length ?? 0) < subcommittees.length),
    halvesDiffer: differs((before, index) => {
      const [was, is] = [roomRequestsOf(before), wanted[index] ? roomRequestsOf(wanted[index]) : []];
      return is.some(({ duration }, request) => {
        const origin = origins[index]?.[request];
        return origin !== undefined && was[origin]?.duration !== duration;
      });
    }),
    isLess: differs(({ date }, index) =>
      (assignment[index] ?? []).some((room, request) => {
        const origin = origins[index]?.[request];
        const held = claims.find((claim) => claim.day === date && origin !== undefined && claim.request === origin);
        const before = held && venue.rooms.find(({ id }) => id === held.roomId);
        return before ? lacksOf(before, room).length > 0 : false;
      }),
    ),
  };
};
