import { hasRight, type Job, jobs } from '@plenary/contracts/desk-rights';
import { endpoints } from '@plenary/contracts/endpoints';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { screen } from '@testing-library/react';
import { paths } from '../paths.ts';
import { routes } from '../routes.tsx';
import { samia } from '../testing/fake-staff.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';
import { mayOpen } from './page-rights.ts';

// Desk D26.

const withJobs = (...held: readonly Job[]) => ({ ...samia, jobs: held.map((job) => ({ job, scope: 'network', places: [] })) });

/** Calls of a page that no job of its reader allows. */
const refusedCalls = (session: ReturnType<typeof withJobs>, calls: readonly { method: string; address: string }[]) =>
  calls.flatMap(({ method, address }) => {
    const [path = ''] = address.split('?');
    const called = endpoints.find((one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
    return called?.right && !hasRight(session, called.right) ? [`${method} ${path}`] : [];
  });

const linksOf = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('a[href^="/staff"], a[href^="/referential"]')].map((link) => link.getAttribute('href') ?? '');

const pages = [
  paths.today(),
  paths.week(),
  paths.events({ sort: 'days', from: '2026-10-01' }),
  paths.planning(),
  paths.calendar(),
  paths.surveys(),
];
const more = [paths.rooms(), paths.roomChanges(), paths.scientists, paths.feeds, paths.occupancy()];

test.each(jobs.flatMap((job) => [...pages, ...more].map((page) => [job, page] as const)))(
  'whoever does %s alone meets no refusal on %s, and no link to a page that is not theirs',
  async (job, page) => {
    const session = withJobs(job);
    const { fakeCalls } = await showStaff(page, { platform: { session } });
    expect(refusedCalls(session, fakeCalls())).toEqual([]);
    expect(linksOf(document.body).filter((to) => !mayOpen(session, to))).toEqual([]);
  },
);

test('a page without its right is not there, and asks nothing', async () => {
  for (const page of [paths.pipeline(), paths.customers(), paths.tasks(), paths.quote(fakeQuoteId), paths.network(), paths.accounts()]) {
    const { fakeCalls, unmount } = await showStaff(page, { platform: { session: withJobs('venue') } });
    expect([page, fakeCalls().filter(({ address }) => !address.includes('/presence/'))]).toEqual([page, []]);
    unmount();
  }
});

test('a quote offers what its reader may do: finance enters payments, and neither changes nor cancels', async () => {
  const buttons = async (job: Job) => {
    const { unmount } = await showStaff(paths.quote(fakeQuoteId), {
      platform: { session: withJobs(job) },
      prepare: ({ answer }) => answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null, standing: 'current' })),
    });
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  const [finance, sales] = [await buttons('finance'), await buttons('sales')];
  expect(sales).toContain('Annuler la réservation');
  expect(finance).not.toContain('Annuler la réservation');
});

test('every page of the desk is either open to each job or named with its right', () => {
  const paged = (routes[0]?.children ?? []).flatMap(({ path }) => path ?? []);
  expect(paged.filter((path) => !mayOpen(withJobs('venue'), path)).length).toBeGreaterThan(10);
  for (const path of paged) expect(mayOpen({ role: 'admin' }, path)).toBe(true);
});
