import type { OverfullRoom } from '@plenary/contracts/staff-surveys.schemas';
import { settleRooms } from './settle-rooms.ts';

const room: OverfullRoom = {
  ...{ step: '0/plenary/0', dayIndex: 0, place: 'plenary', index: 0, roomName: 'Salon Wagram' },
  ...{ pax: 38, configuration: 'theater', most: 31, greatest: 45, setUps: ['standing'] },
};
const { step } = room;
const settled = (choice: object, { mayExceed = true, pax = room.pax } = {}) => {
  try {
    return settleRooms([{ ...room, pax }], { choices: [{ step, ...choice }], mayExceed });
  } catch (error) {
    return (error as Error).message;
  }
};

// Lifecycle L14.
test('a figure is exceeded with a reason, by who has the right to', () => {
  const exceeded = [{ key: step, configuration: 'theater', pax: 38, most: 31, reason: 'Vu avec le lieu' }];
  expect(settled({ reason: 'Vu avec le lieu' })).toEqual({ setUps: new Map(), exceeded });
  expect(settled({ reason: 'Vu avec le lieu' }, { mayExceed: false })).toBe('forbidden');
});

test('the greatest figure of a room is exceeded by nobody', () => {
  for (const mayExceed of [true, false]) expect(settled({ reason: 'Vu avec le lieu' }, { mayExceed, pax: 46 })).toBe('over-capacity');
});

test('a set-up that holds the group asks for no more than the acceptance', () => {
  expect(settled({ setUp: 'standing' }, { mayExceed: false })).toEqual({ setUps: new Map([[step, 'standing']]), exceeded: [] });
  expect(settled({ setUp: 'u' })).toBe('over-capacity');
  expect(settled({})).toBe('over-capacity');
});
