import { setImmediate as nextTurn } from 'node:timers/promises';
import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import { refuse } from '@plenary/http/refuse';
import { act, fireEvent, screen } from '@testing-library/react';
import { paths } from '../paths.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { showStaff } from '../testing/show-staff.ts';

// design: desk D34

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance'] });
});
afterEach(() => jest.useRealTimers());

const settle = async () => {
  for (let turns = 0; turns < 20; turns++) await act(() => nextTurn());
};
const look = async () => {
  act(() => jest.advanceTimersByTime(30_000));
  await settle();
};
const titles = () => [...document.querySelectorAll('tbody tr')].length;
const bar = () => screen.queryByText('Cette liste a changé entre-temps.');

const show = async () => {
  const service = { count: 1, isDown: false, reads: 0, tags: [] as (string | undefined)[] };
  const view = await showStaff(paths.events({ sort: 'firstDay' }), {
    prepare: ({ answer }) =>
      answer(listDeals, () => {
        service.reads++;
        if (service.isDown) return refuse('service-unavailable');
        const deals = Array.from({ length: service.count }, (_, index) =>
          makeDeal({ quoteId: `00000000-0000-4000-8000-00000000000${index}` }),
        );
        return { deals, total: service.count, isMore: false, next: null };
      }),
  });
  await settle();
  expect(titles()).toBe(1);
  return { ...view, service };
};

test('what others change comes within 30 s, and what has not changed is asked for alone', async () => {
  const { service } = await show();
  await look();
  expect([service.reads, titles()]).toEqual([2, 1]);
  service.count = 2;
  await look();
  expect([titles(), bar()]).toEqual([2, null]);
});

test('nothing moves where the focus is: the page says that there is something newer, and shows it on a press', async () => {
  const { service } = await show();
  act(() => document.querySelector<HTMLElement>('tbody a')?.focus());
  service.count = 2;
  await look();
  expect(titles()).toBe(1);
  expect(bar()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Actualiser' }));
  await settle();
  expect([titles(), bar()]).toEqual([2, null]);
});

test('a list in which deals are chosen stays, and follows again once none is', async () => {
  const { service } = await show();
  const [box] = screen.getAllByRole('checkbox').slice(-1);
  fireEvent.click(box as HTMLElement);
  service.count = 2;
  await look();
  expect(titles()).toBe(1);
  fireEvent.click(box as HTMLElement);
  await look();
  expect([titles(), bar()]).toEqual([2, null]);
});

test('a look that fails is not told, and a page that was left looks no more', async () => {
  const { service, platform, unmount } = await show();
  service.isDown = true;
  await look();
  expect([titles(), bar(), platform.reported]).toEqual([1, null, []]);
  const { reads } = service;
  unmount();
  await look();
  expect(service.reads).toBe(reads);
});
