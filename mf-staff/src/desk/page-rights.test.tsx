import { listDeals } from '@plenary/contracts/desk-deals.endpoints';
import { hasRight, type Job, jobs } from '@plenary/contracts/desk-rights';
import { endpoints } from '@plenary/contracts/endpoints';
import { getBookedQuote } from '@plenary/contracts/planning.endpoints';
import { listTasks } from '@plenary/contracts/sales-desk.endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { routes } from '../routes.tsx';
import { samia } from '../testing/fake-staff.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { fakeQuoteId, makeBookedQuote } from '../testing/make-quote.ts';
import { makeTask } from '../testing/make-task.ts';
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

/** Names of the buttons that can be pressed. */
const offered = (): (string | null)[] =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent);

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

test('a quote offers what its reader may do: finance enters payments, and reads who may cancel', async () => {
  const buttons = async (job: Job) => {
    const { unmount } = await showStaff(paths.quote(fakeQuoteId), {
      platform: { session: withJobs(job) },
      prepare: ({ answer }) => answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null, standing: 'current' })),
    });
    const names = offered();
    unmount();
    return names;
  };
  const [finance, sales] = [await buttons('finance'), await buttons('sales')];
  expect(sales).toContain('Annuler la réservation');
  expect(finance).not.toContain('Annuler la réservation');
});

describe('somebody who works in France, and does another job in Belgium', () => {
  const session = {
    ...samia,
    jobs: [
      { job: 'sales-manager', scope: 'country', places: ['FRA'] },
      { job: 'finance', scope: 'country', places: ['BEL'] },
      { job: 'venue', scope: 'venues', places: ['Louise'] },
    ],
  };
  const ternes = { venueId: 'Ternes', slug: 'ternes', name: 'Comet Ternes', countryCode: 'FRA' } as const;
  const louise = { venueId: 'Louise', slug: 'louise', name: 'Comet Louise', countryCode: 'BEL' } as const;
  const seville = { venueId: 'Sevilla', slug: 'sevilla', name: 'Comet Sevilla', countryCode: 'ESP' } as const;
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent ?? '');

  test('selects deals of France to change and save, of Belgium to save, and of Spain to print alone, and is led to the sheet of one whose quote is not theirs to read', async () => {
    const deals = [ternes, louise, seville].map((venue, index) =>
      makeDeal({ quoteId: `00000000-0000-4000-8000-00000000000${index}`, venue }),
    );
    await showStaff(paths.events({ sort: 'days' }), {
      platform: { session },
      prepare: ({ answer }) => answer(listDeals, () => ({ deals, total: 3, isMore: false, next: null })),
    });
    const rows = screen.getAllByRole('row').slice(1);
    const offered: string[][] = [];
    for (const row of rows) {
      const box = within(row).getByRole('checkbox');
      await userEvent.click(box);
      const bar = within(screen.getByRole('region', { name: 'Sélection' }));
      offered.push([
        ...['Attribuer', 'Exporter en CSV', 'Imprimer les fiches'].filter((name) => bar.queryByText(name)),
        ...bar.queryAllByText(/^Votre métier/).map((one) => one.textContent?.split(' tous')[0] ?? ''),
      ]);
      await userEvent.click(box);
    }
    expect(offered).toEqual([
      ['Attribuer', 'Exporter en CSV', 'Imprimer les fiches'],
      ['Exporter en CSV', 'Imprimer les fiches', 'Votre métier ne permet pas d’attribuer'],
      ['Imprimer les fiches', 'Votre métier ne permet ni d’attribuer ni d’exporter'],
    ]);
    const hrefs = rows.map((row) => within(row).getByRole('link', { name: 'Atelier Nord' }).getAttribute('href'));
    expect(hrefs).toEqual([paths.quote(deals[0]?.quoteId ?? ''), paths.quote(deals[1]?.quoteId ?? ''), '/staff/sheets/sevilla/2027-01-19']);
  });

  test('is offered on a quote what its place allows', async () => {
    const offeredTo = async (jobs: typeof session.jobs) => {
      const { unmount } = await showStaff(paths.quote(fakeQuoteId), {
        platform: { session: { ...session, jobs } },
        prepare: ({ answer }) => answer(getBookedQuote, () => makeBookedQuote({ status: 'Approved', option: null, standing: 'current' })),
      });
      const names = offered();
      unmount();
      return names;
    };
    const abroad = [
      { job: 'sales-manager', scope: 'country', places: ['BEL'] },
      { job: 'finance', scope: 'network', places: [] },
    ];
    expect(await offeredTo(session.jobs)).toContain('Annuler la réservation');
    expect(await offeredTo(abroad)).not.toContain('Annuler la réservation');
  });

  test('closes days in France, and reads those of another country', async () => {
    for (const [country, isOffered] of [
      ['FRA', true],
      ['BEL', false],
    ] as const) {
      const { unmount } = await showStaff(paths.calendar(country), { platform: { session } });
      expect([country, buttons().includes('Ajouter'), screen.queryAllByRole('switch').length > 0]).toEqual([country, isOffered, isOffered]);
      unmount();
    }
  });

  test('takes a request for a venue of France, and reads one for Belgium', async () => {
    await showStaff(paths.tasks(), {
      platform: { session },
      prepare: ({ answer }) =>
        answer(listTasks, () => ({
          tasks: [ternes, louise].map((venue, index) => makeTask({ id: `00000000-0000-4000-8000-00000000000${index}`, venue })),
        })),
    });
    const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading', { level: 2 }));
    expect(cards.map((card) => within(card).queryAllByRole('button').length > 0)).toEqual([true, false]);
    expect(cards.map((card) => within(card).queryAllByRole('link', { name: 'Nouveau devis' }).length)).toEqual([1, 0]);
  });
});

test('every page of the desk is either open to each job or named with its right', () => {
  const paged = (routes[0]?.children ?? []).flatMap(({ path }) => path ?? []);
  expect(paged.filter((path) => !mayOpen(withJobs('venue'), path)).length).toBeGreaterThan(10);
  for (const path of paged) expect(mayOpen({ role: 'admin' }, path)).toBe(true);
});
