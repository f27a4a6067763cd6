import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays } from '@plenary/contracts/add-days';
import { getPlanning } from '@plenary/contracts/planning.endpoints';
import { refuse } from '@plenary/http/refuse';
import { act, screen } from '@testing-library/react';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { makeBooking, makePlanning } from '../testing/make-planning.ts';
import { showStaff } from '../testing/show-staff.ts';

// jsdom has no layout: the board gets a fixed size.
const size = { clientWidth: 400, clientHeight: 600 };
beforeAll(() => {
  for (const [name, value] of Object.entries(size)) Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
});
let visibility: DocumentVisibilityState = 'visible';
const turn = (state: DocumentVisibilityState) =>
  act(() => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });
beforeEach(() => {
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const looks = (count: number) => act(() => jest.advanceTimersByTime(count * 30_000));
const settle = async () => {
  for (let turns = 0; turns < 20; turns++) await act(() => nextTurn());
};
const day = addDays(localToday(new Date()), 1);
const option = makeBooking({ firstDay: day, lastDay: day });
/** Halves of days that the board shows as taken; asking for each by its role takes seconds on a grid this large. */
const takenCount = () => document.querySelectorAll('[role="grid"] button[aria-label*="matin, Option 1"]').length;

/** A board on which another user may take an option meanwhile; it counts the reads of the planning. */
const show = async () => {
  const service = { isTaken: false, isDown: false, reads: 0 };
  const view = await showStaff(paths.planning({ country: 'FRA', venue: 'ternes', from: day }), {
    prepare: ({ answer }) =>
      answer(getPlanning, ({ query: { from, to } }) => {
        service.reads++;
        if (service.isDown) return refuse('service-unavailable');
        const held = service.isTaken && from <= day && day <= to;
        return {
          ...makePlanning(from, 0),
          closedDays: [],
          claims: held ? [{ roomId: 'room-0', day, half: 'AM' as const, rank: 1 as const, bookingId: option.id }] : [],
          bookings: held ? [option] : [],
        };
      }),
  });
  await settle();
  expect(takenCount()).toBe(0);
  return { ...view, service };
};

test('what others book shows within 30 s on a planning that stays open', async () => {
  const { service } = await show();
  service.isTaken = true;
  looks(1);
  await settle();
  expect(takenCount()).toBe(1);
});

test('a hidden page fetches nothing, and fetches the loaded parts once when it is visible again', async () => {
  const { service } = await show();
  const before = service.reads;
  turn('hidden');
  looks(10);
  await settle();
  expect(service.reads).toBe(before);
  turn('visible');
  await settle();
  const loaded = service.reads - before;
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThanOrEqual(before);
  looks(1);
  await settle();
  expect(service.reads).toBe(before + 2 * loaded);
});

test('a look that fails takes nothing from the board, and the next one finds what is new', async () => {
  const { service, platform } = await show();
  service.isTaken = true;
  looks(1);
  await settle();
  Object.assign(service, { isTaken: false, isDown: true });
  looks(1);
  await settle();
  expect(takenCount()).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(platform.reported).toEqual([]);
  service.isDown = false;
  looks(1);
  await settle();
  expect(takenCount()).toBe(0);
});

test('a planning that the user has left fetches nothing more', async () => {
  const { service, unmount } = await show();
  const before = service.reads;
  unmount();
  looks(5);
  await settle();
  turn('visible');
  expect(service.reads).toBe(before);
});
