import type { AskedChange } from '@plenary/contracts/changes.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import type { ConfirmedDeal } from '../cancellation/deal.ts';
import { lacksOf } from '../room-moves/place.ts';
import { roomRequestsOf } from '../rooms/match-rooms-prepare.ts';
import { daysBefore, type Origins } from './changed-days.ts';
import type { PlannedSlots } from './plan-slots.ts';

interface Compared {
  deal: ConfirmedDeal;
  asked: AskedChange;
  wanted: readonly SearchDay[];
  assignment: PlannedSlots['assignment'];
  origins: Origins;
}

/** How the rooms of a change differ from those before, on days that go on. */
export const comparedRooms = ({ deal, asked, wanted, assignment, origins }: Compared) => {
  const { venue, quote, claims } = deal;
  const before = daysBefore(quote.frozen.search.days, asked.days);
  const differs = (read: (was: SearchDay, index: number) => boolean) => before.some((was, index) => was !== undefined && read(was, index));
  return {
    hasFewerRooms: differs(({ subcommittees }, index) => (wanted[index]?.subcommittees.length ?? 0) < subcommittees.length),
    halvesDiffer: differs((day, index) => {
      const [was, is] = [roomRequestsOf(day), wanted[index] ? roomRequestsOf(wanted[index]) : []];
      return is.some(({ duration }, request) => {
        const origin = origins[index]?.[request];
        return origin !== undefined && was[origin]?.duration !== duration;
      });
    }),
    isLess: differs(({ date }, index) =>
      (assignment[index] ?? []).some((room, request) => {
        const origin = origins[index]?.[request];
        const held = claims.find((claim) => claim.day === date && origin !== undefined && claim.request === origin);
        const had = held && venue.rooms.find(({ id }) => id === held.roomId);
        return had ? lacksOf(had, room).length > 0 : false;
      }),
    ),
  };
};
