import { maxSubcommittees } from '@plenary/contracts/terms';
import { cannotServe, costOf } from './match-rooms-costs.ts';
import { halfBits } from './match-rooms-prepare.ts';
import type { PreparedRequest, PreparedRoom } from './prepared-room.ts';
import type { Room } from './room.ts';

export interface RoomMatch {
  /** The room of each request, in the order of the requests. */
  rooms: Room[];
  /** Sum of the costs (`weights`): the least there is. */
  cost: number;
}

/** A plenary and its subcommittees. */
const maxRequests = maxSubcommittees + 1;
const unreached = 2 ** 30;

// Scratch memory of one call, reused so that the thousands of calls of a search allocate their answers only. A set of requests is a
// number (bit i = request i); a "load" is what one room may take on a day: one request, or an AM and a PM one.
const leastCost = new Int32Array(1 << maxRequests);
const costBefore = new Int32Array(leastCost.length);
const loads = new Uint8Array(maxRequests + maxRequests ** 2);
const loadCosts = new Int32Array(loads.length);
let loadTaken = new Uint8Array(32 << maxRequests);

/**
 * Rooms for all requests of ONE day at the least total cost, or null where there are none (server-rules §2). A room serves
 * one request in a half: an AM and a PM subcommittee may share it, a full day needs both halves of the same room.
 * `taken` says, by position in `rooms`, which halves are not free (`takenHalves`). RangeError above 7
 * requests, or where `taken` is of other rooms.
 *
 * Exact for every mix of halves: the rooms are offered one by one, and for each set of requests the least cost of serving it
 * with the rooms so far is stored. Time: rooms x loads x 2^requests. Of equal matches the one with the earlier rooms wins.
 */
export function matchRooms({ rooms, requests, taken }: MatchRoomsInput): RoomMatch | null {
  if (requests.length > maxRequests) throw new RangeError(`more than ${maxRequests} requests on one day`);
  if (taken.length !== rooms.length) throw new RangeError(`halves of ${taken.length} rooms for ${rooms.length} rooms`);
  if (loadTaken.length < rooms.length << maxRequests) loadTaken = new Uint8Array(rooms.length << maxRequests);
  if (!requests.every((request) => isServedAlone(rooms, request, taken))) return null;
  const everyRequest = (1 << requests.length) - 1;
  leastCost.fill(unreached, 1, everyRequest + 1);
  for (let position = 0; position < rooms.length; position += 1) {
    const count = findLoads(rooms[position] as PreparedRoom, requests, taken[position] as number);
    offerRoom(position << maxRequests, everyRequest, count);
  }
  const cost = leastCost[everyRequest] as number;
  return cost < unreached ? { rooms: readBack(rooms, requests.length), cost } : null;
}

export interface MatchRoomsInput {
  rooms: readonly PreparedRoom[];
  requests: readonly PreparedRequest[];
  taken: Uint8Array;
}

/** Whether some room could serve a request if it were the only one: most venues that cannot serve a day are told by this alone. */
function isServedAlone(rooms: readonly PreparedRoom[], request: PreparedRequest, taken: Uint8Array): boolean {
  for (let position = 0; position < rooms.length; position += 1) {
    const isFree = ((taken[position] as number) & request.halves) === 0;
    if (isFree && costOf(rooms[position] as PreparedRoom, request) !== cannotServe) return true;
  }
  return false;
}

/** Writes the loads a room may take, with what they cost, and answers how many they are. */
function findLoads(room: PreparedRoom, requests: readonly PreparedRequest[], taken: number): number {
  let count = 0;
  for (let index = 0; index < requests.length; index += 1) {
    const request = requests[index] as PreparedRequest;
    const cost = (taken & request.halves) === 0 ? costOf(room, request) : cannotServe;
    if (cost === cannotServe) continue;
    loads[count] = 1 << index;
    loadCosts[count] = cost;
    count += 1;
  }
  return addSharedLoads(requests, count);
}

function addSharedLoads(requests: readonly PreparedRequest[], singles: number): number {
  let count = singles;
  for (let morning = 0; morning < singles; morning += 1) {
    if (halvesOfSingle(requests, morning) !== halfBits.AM) continue;
    for (let afternoon = 0; afternoon < singles; afternoon += 1) {
      if (halvesOfSingle(requests, afternoon) !== halfBits.PM) continue;
      loads[count] = (loads[morning] as number) | (loads[afternoon] as number);
      loadCosts[count] = (loadCosts[morning] as number) + (loadCosts[afternoon] as number);
      count += 1;
    }
  }
  return count;
}

function halvesOfSingle(requests: readonly PreparedRequest[], load: number): number {
  const requestIndex = 31 - Math.clz32(loads[load] as number);
  return (requests[requestIndex] as PreparedRequest).halves;
}

/** Lets one more room take one of its loads, on top of every set that the rooms before it serve. */
function offerRoom(row: number, everyRequest: number, count: number): void {
  loadTaken.fill(0, row, row + everyRequest + 1);
  if (count === 0) return;
  for (let set = 0; set <= everyRequest; set += 1) costBefore[set] = leastCost[set] as number;
  for (let index = 0; index < count; index += 1) {
    const load = loads[index] as number;
    const loadCost = loadCosts[index] as number;
    const others = everyRequest ^ load;
    // Walks every subset of the other requests, from all of them down to none.
    for (let before = others; ; before = (before - 1) & others) {
      const cost = (costBefore[before] as number) + loadCost;
      const served = before | load;
      if (cost < (leastCost[served] as number)) {
        leastCost[served] = cost;
        loadTaken[row | served] = load;
      }
      if (before === 0) break;
    }
  }
}

/** Walks back from the set of all requests, room by room, to what each took. */
function readBack(rooms: readonly PreparedRoom[], requestCount: number): Room[] {
  const assigned = new Array<Room>(requestCount);
  let unassigned = (1 << requestCount) - 1;
  for (let position = rooms.length - 1; position >= 0; position -= 1) {
    const load = loadTaken[(position << maxRequests) | unassigned] as number;
    for (let index = 0; index < requestCount; index += 1) {
      if ((load & (1 << index)) !== 0) assigned[index] = (rooms[position] as PreparedRoom).room;
    }
    unassigned ^= load;
  }
  return assigned;
}
