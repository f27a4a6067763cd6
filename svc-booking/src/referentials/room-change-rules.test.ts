import { roomFields } from '@plenary/contracts/referential-terms';
import type { RoomModification } from '@plenary/contracts/referentials.schemas';
import fc from 'fast-check';
import { makeRoom } from '../testing/make-venue.ts';
import { changedRoom, roomValue } from './room-attributes.ts';
import { changesOf, fieldsOf, hasMovedOn, roomFaults } from './room-change-rules.ts';

const room = makeRoom('Ternes', 'A', { lowAttendanceEconomicPaxThreshold: 10, highAttendanceEconomicPaxThreshold: 60 });

const people = fc.integer({ min: 1, max: 999 });
const modification: fc.Arbitrary<RoomModification> = fc.record(
  {
    theater: people,
    auditorium: people,
    'close-to-ground': people,
    category: fc.constantFrom('Premium', 'Standard', 'Espace commun', 'Restaurant'),
    subcommitteeType: fc.constantFrom('Petite', 'Moyenne', 'Grande', 'XL'),
  },
  { requiredKeys: [] },
);

test('a field that is as the room has it is no change', () => {
  expect(changesOf(room, { theater: 30, board: 12, category: 'Standard' })).toEqual([{ field: 'board', from: 16, to: 12 }]);
});

test('a set-up that was not possible becomes possible', () => {
  expect(changesOf(room, { auditorium: 80 })).toEqual([{ field: 'auditorium', from: null, to: 80 }]);
});

test('once changed, a room has what was asked for, and everything else as before', () => {
  fc.assert(
    fc.property(modification, (wanted) => {
      const changes = changesOf(room, wanted);
      const changed = changedRoom(room, fieldsOf(changes));
      for (const field of roomFields) expect(roomValue(changed, field)).toBe(wanted[field] ?? roomValue(room, field));
      expect(changesOf(changed, wanted)).toEqual([]);
    }),
  );
});

test('a room has moved on where a field of the request is not as it was', () => {
  const changes = changesOf(room, { theater: 40 });
  expect(hasMovedOn(room, changes)).toBe(false);
  expect(hasMovedOn(changedRoom(room, { board: 3 }), changes)).toBe(false);
  expect(hasMovedOn(changedRoom(room, { theater: 31 }), changes)).toBe(true);
});

test.each<[RoomModification, object]>([
  [{ lowAttendanceEconomicPaxThreshold: 60 }, {}],
  [{ lowAttendanceEconomicPaxThreshold: 61 }, { lowAttendanceEconomicPaxThreshold: 'too_large' }],
  [{ highAttendanceEconomicPaxThreshold: 9 }, { highAttendanceEconomicPaxThreshold: 'too_small' }],
  [{ lowAttendanceEconomicPaxThreshold: 5, highAttendanceEconomicPaxThreshold: 4 }, { lowAttendanceEconomicPaxThreshold: 'too_large' }],
  [{ theater: 1 }, {}],
])('thresholds never cross: %j', (wanted, faults) => {
  expect(roomFaults(room, wanted)).toEqual(faults);
});

test('a room is not said to hold more than two people a square metre; without an area nothing is said', () => {
  const wanted = { theater: 41, u: 40 };
  expect(roomFaults({ ...room, area: 20 }, wanted)).toEqual({ theater: 'too_large' });
  expect(roomFaults(room, wanted)).toEqual({});
});
