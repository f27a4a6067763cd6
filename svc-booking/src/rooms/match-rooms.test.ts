import type { SearchDay } from '@plenary/contracts/search';
import { matchRooms } from './match-rooms.ts';
import { weights } from './match-rooms-costs.ts';
import { prepareRequests, prepareRooms, roomRequestsOf, takenHalves } from './match-rooms-prepare.ts';
import { aRoom, match } from './match-rooms-test-data.ts';
import type { RoomRequest } from './prepared-room.ts';

const plenary = (pax: number, rest: Partial<RoomRequest> = {}): RoomRequest => ({
  kind: 'plenary',
  pax,
  configuration: 'theater',
  duration: 'AM, PM',
  ...rest,
});
const subcommittee = (pax: number, rest: Partial<RoomRequest> = {}): RoomRequest => ({ ...plenary(pax, rest), kind: 'subcommittee' });
const idsOf = (found: ReturnType<typeof match>): string[] | undefined => found?.rooms.map((room) => room.id);
const AM = 1;
const PM = 2;

describe('whether a room serves', () => {
  test('a room serves exactly as many people as it holds in the set-up asked for', () => {
    const rooms = [aRoom({ id: 'a', capacities: { theater: 20, u: 8 } })];
    expect(idsOf(match({ rooms, requests: [plenary(20)] }))).toEqual(['a']);
    expect(match({ rooms, requests: [plenary(21)] })).toBeNull();
    expect(match({ rooms, requests: [plenary(9, { configuration: 'u' })] })).toBeNull();
  });

  test('a room that has not the set-up never serves it', () => {
    expect(match({ rooms: [aRoom({ capacities: { theater: 20 } })], requests: [plenary(1, { configuration: 'board' })] })).toBeNull();
  });

  test.each(['Espace commun', 'Restaurant'] as const)('a room of category %s serves neither plenary nor subcommittee', (category) => {
    const rooms = [aRoom({ category, capacities: { theater: 500 } })];
    expect(match({ rooms, requests: [plenary(5)] })).toBeNull();
    expect(match({ rooms, requests: [subcommittee(5)] })).toBeNull();
  });

  test('a room without a subcommittee type serves plenaries only', () => {
    const rooms = [aRoom({ subcommitteeType: null })];
    expect(match({ rooms, requests: [subcommittee(5)] })).toBeNull();
    expect(match({ rooms, requests: [plenary(5)] })).not.toBeNull();
  });

  test('a full day needs both halves, a half day its own', () => {
    const rooms = [aRoom({ id: 'a' })];
    for (const taken of [AM, PM]) expect(match({ rooms, requests: [plenary(5)], taken: { a: taken } })).toBeNull();
    expect(match({ rooms, requests: [plenary(5, { duration: 'PM' })], taken: { a: AM } })).not.toBeNull();
    expect(match({ rooms, requests: [plenary(5, { duration: 'PM' })], taken: { a: PM } })).toBeNull();
  });

  test('a search of nothing is served by nothing, at no cost', () => {
    expect(match({ rooms: [], requests: [] })).toEqual({ rooms: [], cost: 0 });
  });

  test('more requests than a day may hold are refused loudly', () => {
    expect(() => match({ rooms: [], requests: Array.from({ length: 8 }, () => plenary(1)) })).toThrow(RangeError);
  });

  test('halves of other rooms are refused loudly: what is not known to be free is not', () => {
    const input = { rooms: prepareRooms([aRoom({})]), requests: prepareRequests([plenary(1)]) };
    expect(() => matchRooms({ ...input, taken: new Uint8Array(0) })).toThrow(RangeError);
  });

  test('a venue of a hundred rooms is matched', () => {
    const rooms = Array.from({ length: 100 }, (_, index) => aRoom({ id: `r${index}`, capacities: { theater: index + 1 } }));
    expect(idsOf(match({ rooms, requests: [plenary(100), plenary(99)] }))).toEqual(['r99', 'r98']);
  });
});

describe('rooms shared over the day', () => {
  const am = subcommittee(5, { duration: 'AM' });
  const pm = subcommittee(5, { duration: 'PM' });

  test('a morning and an afternoon subcommittee share one room', () => {
    expect(idsOf(match({ rooms: [aRoom({ id: 'a' })], requests: [am, pm] }))).toEqual(['a', 'a']);
  });

  test('two requests of the same half never share a room', () => {
    expect(match({ rooms: [aRoom({ id: 'a' })], requests: [am, am] })).toBeNull();
  });

  test('a full-day request shares its room with no other', () => {
    expect(match({ rooms: [aRoom({ id: 'a' })], requests: [plenary(5), am] })).toBeNull();
  });

  test('the full-day plenary leaves its best room where the half days could not be served otherwise', () => {
    const rooms = [
      aRoom({ id: 'a', capacities: { theater: 10 } }),
      aRoom({ id: 'b', capacities: { theater: 12 }, subcommitteeType: null }),
    ];
    expect(idsOf(match({ rooms, requests: [plenary(10), am, pm] }))).toEqual(['b', 'a', 'a']);
  });
});

describe('which room is best', () => {
  test('the smallest sufficient room comes first', () => {
    const rooms = [30, 12, 11, 9].map((theater) => aRoom({ id: `of-${theater}`, capacities: { theater } }));
    expect(idsOf(match({ rooms, requests: [plenary(10)] }))).toEqual(['of-11']);
  });

  test('the sum over all requests counts, not the best of each', () => {
    const rooms = [
      aRoom({ id: 'a', capacities: { theater: 10, casual: 10 } }),
      aRoom({ id: 'b', capacities: { theater: 11, casual: 40 } }),
    ];
    const requests = [plenary(10), plenary(10, { configuration: 'casual' })];
    const found = match({ rooms, requests });
    expect(idsOf(found)).toEqual(['b', 'a']);
    expect(found?.cost).toBe(weights.emptySeat + 2 * weights.plenaryInStandard);
  });

  test.each([
    ['fewer than its low', { lowAttendanceEconomicPaxThreshold: 11 }],
    ['more than its high', { highAttendanceEconomicPaxThreshold: 9 }],
  ])('a room is avoided for %s economic threshold, but serves where no other can', (_, thresholds) => {
    const tight = aRoom({ id: 'tight', capacities: { theater: 10 }, ...thresholds });
    const rooms = [tight, aRoom({ id: 'wide', capacities: { theater: 40 } })];
    expect(idsOf(match({ rooms, requests: [plenary(10)] }))).toEqual(['wide']);
    expect(idsOf(match({ rooms: [tight], requests: [plenary(10)] }))).toEqual(['tight']);
  });

  test('the thresholds themselves are still economic', () => {
    const rooms = [aRoom({ lowAttendanceEconomicPaxThreshold: 10, highAttendanceEconomicPaxThreshold: 10, category: 'Premium' })];
    expect(match({ rooms, requests: [plenary(10)] })?.cost).toBe(10 * weights.emptySeat);
  });

  test('a subcommittee takes a room charged smaller, even with a few more empty seats', () => {
    const rooms = [
      aRoom({ id: 'grande', subcommitteeType: 'Grande', capacities: { theater: 8 } }),
      aRoom({ id: 'petite', subcommitteeType: 'Petite', capacities: { theater: 15 } }),
    ];
    expect(idsOf(match({ rooms, requests: [subcommittee(8)] }))).toEqual(['petite']);
  });

  test('a plenary prefers Premium where the fit is equal, and the smaller Standard room where it is not', () => {
    const premium = aRoom({ id: 'z-premium', category: 'Premium', capacities: { theater: 20 } });
    expect(idsOf(match({ rooms: [aRoom({ id: 'a' }), premium], requests: [plenary(20)] }))).toEqual(['z-premium']);
    expect(idsOf(match({ rooms: [aRoom({ id: 'a', capacities: { theater: 19 } }), premium], requests: [plenary(19)] }))).toEqual(['a']);
  });

  test('of equal rooms the first by id is taken, for any order of rooms', () => {
    const rooms = ['b', 'c', 'a'].map((id) => aRoom({ id }));
    expect(idsOf(match({ rooms, requests: [plenary(20)] }))).toEqual(['a']);
  });
});

describe('what the matching is given', () => {
  test('a day requests its plenary first, then its subcommittees in order', () => {
    const room = { pax: 20, duration: 'AM, PM', configuration: 'theater' } as const;
    const day: SearchDay = {
      date: '2026-03-02',
      plenary: room,
      subcommittees: [
        { ...room, pax: 4 },
        { ...room, pax: 6 },
      ],
    };
    expect(roomRequestsOf(day).map(({ kind, pax }) => [kind, pax])).toEqual([
      ['plenary', 20],
      ['subcommittee', 4],
      ['subcommittee', 6],
    ]);
  });

  test('slots are gathered by room; evenings leave the day free and unknown rooms count for nothing', () => {
    const rooms = prepareRooms([aRoom({ id: 'b' }), aRoom({ id: 'a' }), aRoom({ id: 'c' })]);
    const slots = [
      { roomId: 'a', half: 'AM' },
      { roomId: 'c', half: 'PM' },
      { roomId: 'a', half: 'PM' },
      { roomId: 'b', half: 'SOIREE' },
      { roomId: 'elsewhere', half: 'AM' },
    ] as const;
    const taken = takenHalves(rooms, slots);
    expect([...taken].map((bits) => bits & (AM | PM))).toEqual([AM | PM, 0, PM]);
  });
});
