import { setImmediate as nextTurn } from 'node:timers/promises';
import { getAccountsTrail, listAccounts, listCompanies } from '@plenary/contracts/accounts.endpoints';
import { searchAccounts } from '@plenary/contracts/desk-accounts.endpoints';
import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import { listNetworkVenues } from '@plenary/contracts/network.endpoints';
import { getReferentialTrail } from '@plenary/contracts/referentials.endpoints';
import { listRequests, listTasks } from '@plenary/contracts/sales-desk.endpoints';
import { getSurveyTrail } from '@plenary/contracts/staff-surveys.endpoints';
import { refuse } from '@plenary/http/refuse';
import { act, fireEvent, screen } from '@testing-library/react';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { makeAccount, makeCompany } from '../testing/make-account.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { makeTask } from '../testing/make-task.ts';
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

const line = {
  ...{ id: 'a0V2p00000Qr201', slug: 'louise', state: 'published' as const, name: 'Louise', city: 'Bruxelles', countryCode: 'BEL' as const },
  ...{ roomsCount: 3, picturesCount: 6, missing: [] },
};
const person = {
  ...{ userId: '22222222-2222-4222-8222-222222222222', name: 'Claire Martin', email: 'claire@atelier-nord.example', phone: '' },
  ...{ companyId: '00000000-0000-4000-8000-0000000000c1', companyName: 'Atelier Nord' },
};
const dealsOf = ({ isFilled }: { isFilled: boolean }) => {
  const deals = isFilled ? [makeDeal({ stage: 'confirmed', lastDay: '2027-01-19' })] : [];
  return { deals, total: deals.length, isMore: false, next: null };
};
const closed = {
  ...{ id: 'a1', at: '2027-01-11T12:00:00.000Z', by: { userId: adrien.id, email: adrien.email, name: 'Adrien' } },
  ...{ action: 'user-disabled', subject: { type: 'user', id: 'u1', name: 'Claire Martin' }, changes: [] },
};
type Answer = NonNullable<NonNullable<Parameters<typeof showStaff>[1]>['prepare']>;
/** Each list, empty until `service.isFilled`. */
const lists: readonly (readonly [name: string, address: string, prepare: (service: { isFilled: boolean }) => Answer, row: RegExp])[] = [
  [
    'customers',
    paths.customers(),
    (service) =>
      ({ answer }) =>
        answer(searchAccounts, () => ({ companies: [], customers: service.isFilled ? [person] : [] })),
    /^Claire Martin/,
  ],
  [
    'companies',
    paths.companies(),
    (service) =>
      ({ answer }) =>
        answer(listCompanies, () => ({ companies: service.isFilled ? [makeCompany()] : [], next: null })),
    /^Atelier Nord/,
  ],
  [
    'venues',
    paths.network(),
    (service) =>
      ({ answer }) =>
        answer(listNetworkVenues, () => ({ venues: service.isFilled ? [line] : [] })),
    /^Louise/,
  ],
  [
    'requests of a period',
    paths.requests({ from: '2027-01-01', to: '2027-03-31' }),
    (service) =>
      ({ answer }) =>
        answer(listRequests, () => ({ total: service.isFilled ? 1 : 0, tasks: service.isFilled ? [makeTask()] : [] })),
    /^Claire Martin, Atelier Nord/,
  ],
  [
    'people with an account',
    paths.accounts({}),
    (service) =>
      ({ answer }) =>
        answer(listAccounts, () => ({ accounts: service.isFilled ? [makeAccount()] : [], next: null })),
    /^Claire Martin/,
  ],
  [
    'events of a week',
    paths.week('2027-01-18'),
    (service) =>
      ({ answer }) =>
        answer(listDeals, ({ query: { stage } }) => dealsOf({ isFilled: service.isFilled && stage === 'confirmed' })),
    /^Atelier Nord/,
  ],
  [
    'what there is today',
    paths.today({ day: '2027-01-19' }),
    (service) =>
      ({ answer }) => {
        answer(listTasks, () => ({ tasks: [] }));
        answer(listDeals, ({ query: { stage } }) => dealsOf({ isFilled: service.isFilled && stage === 'confirmed' }));
      },
    /^Atelier Nord/,
  ],
  [
    'what staff did',
    paths.trail(),
    (service) =>
      ({ answer }) => {
        answer(getReferentialTrail, () => ({ entries: service.isFilled ? [closed] : [], next: null }));
        answer(getSurveyTrail, () => ({ entries: [], next: null }));
        answer(getAccountsTrail, () => ({ entries: [], next: null }));
      },
    /Compte fermé/,
  ],
];

test.each(lists)('the list of %s follows too', async (_, address, prepare, row) => {
  const service = { isFilled: false };
  await showStaff(address, { platform: { session: adrien }, prepare: prepare(service) });
  await settle();
  expect(screen.queryByText(row)).toBeNull();
  service.isFilled = true;
  await look();
  expect(screen.getByText(row)).toBeTruthy();
});
