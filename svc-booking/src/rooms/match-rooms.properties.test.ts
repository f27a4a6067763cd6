import fc from 'fast-check';
import { cannotServe, costOf } from './match-rooms-costs.ts';
import { durationHalves, prepareRequests, prepareRooms } from './match-rooms-prepare.ts';
import { anyDay, match } from './match-rooms-test-data.ts';
import type { RoomRequest } from './prepared-room.ts';
import type { Room } from './room.ts';

const impossible = Number.POSITIVE_INFINITY;
const runs = { numRuns: 1500 };

/** Tries every room for every request in turn: too slow for a search, too simple to be wrong. */
function bruteForceCost({ rooms, requests, taken }: { rooms: Room[]; requests: RoomRequest[]; taken: Record<string, number> }): number {
  const prepared = prepareRooms(rooms);
  const [asked, busy] = [prepareRequests(requests), { ...taken }];
  const cheapestFrom = (index: number): number => {
    const request = asked[index];
    if (request === undefined) return 0;
    let least = impossible;
    for (const candidate of prepared) {
      const { id } = candidate.room;
      const cost = costOf(candidate, request);
      const before = busy[id] ?? 0;
      if (cost === cannotServe || (before & request.halves) !== 0) continue;
      busy[id] = before | request.halves;
      least = Math.min(least, cost + cheapestFrom(index + 1));
      busy[id] = before;
    }
    return least;
  };
  return cheapestFrom(0);
}

const costOfMatch = (day: Parameters<typeof match>[0]): number => match(day)?.cost ?? impossible;

test('the cost is the least there is, and null means that there is none', () => {
  fc.assert(
    fc.property(anyDay({ maxRooms: 5, maxRequests: 5 }), (day) => expect(costOfMatch(day)).toBe(bruteForceCost(day))),
    runs,
  );
});

test('the rooms answered serve, in halves that are free, and cost what is said', () => {
  fc.assert(
    fc.property(anyDay({ maxRooms: 12, maxRequests: 7 }), (day) => {
      const found = match(day);
      if (found === null) return;
      expect(found.rooms).toHaveLength(day.requests.length);
      const busy: Record<string, number> = { ...day.taken };
      let cost = 0;
      day.requests.forEach((request, index) => {
        const room = found.rooms[index] as Room;
        const halves = durationHalves[request.duration];
        expect((busy[room.id] ?? 0) & halves).toBe(0);
        busy[room.id] = (busy[room.id] ?? 0) | halves;
        expect(room.capacities[request.configuration]).toBeGreaterThanOrEqual(request.pax);
        expect(['Premium', 'Standard']).toContain(room.category);
        if (request.kind === 'subcommittee') expect(room.subcommitteeType).not.toBeNull();
        const [prepared] = prepareRooms([room]);
        const [asked] = prepareRequests([request]);
        if (prepared && asked) cost += costOf(prepared, asked);
      });
      expect(found.cost).toBe(cost);
    }),
    runs,
  );
});

test('freeing a room never makes the day dearer or impossible', () => {
  fc.assert(
    fc.property(anyDay({ maxRooms: 10, maxRequests: 7 }), fc.nat(9), (day, freed) => {
      const taken = { ...day.taken, [`room-${freed}`]: 0 };
      expect(costOfMatch({ ...day, taken })).toBeLessThanOrEqual(costOfMatch(day));
    }),
    runs,
  );
});

test('one request more never makes the day cheaper', () => {
  fc.assert(
    fc.property(anyDay({ maxRooms: 10, maxRequests: 7 }), (day) => {
      expect(costOfMatch({ ...day, requests: day.requests.slice(1) })).toBeLessThanOrEqual(costOfMatch(day));
    }),
    runs,
  );
});

test('neither the order of the rooms nor that of the requests changes the cost; the order of the rooms changes nothing', () => {
  fc.assert(
    fc.property(anyDay({ maxRooms: 10, maxRequests: 7 }), (day) => {
      expect(costOfMatch({ ...day, requests: day.requests.toReversed() })).toBe(costOfMatch(day));
      expect(match({ ...day, rooms: day.rooms.toReversed() })).toEqual(match(day));
    }),
    runs,
  );
});
