import { getReport } from '@plenary/contracts/desk-reports.endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { louis } from '../testing/answer-desk.ts';
import { showStaff } from '../testing/show-staff.ts';

const rows = (table = screen.getAllByRole('table')[0]) =>
  within(table as HTMLElement)
    .getAllByRole('row')
    .slice(1);
const figuresOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replace(/\s/g, ' '));

test('each row counts, sums and leads to the list that it counts, as the total does', async () => {
  await showStaff(paths.reports({ from: '2027-01-01' }));
  expect(figuresOf(rows()[0]).slice(0, 6)).toEqual(['6', '3', '50 %', '42 000 €', '21 000 €', '310']);
  expect(figuresOf(rows()[2]).slice(0, 4)).toEqual(['8', '3', '37,5 %', '51 000 €']);
  expect(screen.getByRole('link', { name: 'février 2027' }).getAttribute('href')).toBe(
    paths.events({ period: 'start', from: '2027-02-01', to: '2027-12-31', sort: 'days' }),
  );
  expect(screen.getByRole('link', { name: 'Total' }).getAttribute('href')).toBe(
    paths.events({ period: 'start', from: '2027-01-01', to: '2027-12-31', sort: 'days' }),
  );
});

// Desk D20.
test('what became of the deals that began in the period is told with those still open, and of none nothing; an older service tells none', async () => {
  const { unmount } = await showStaff(paths.reports({ from: '2027-01-01' }));
  const cohorts = rows(screen.getByRole('table', { name: 'Conversion' }));
  expect(cohorts.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Demandes reçues',
    'Premier devis dans la période',
    'Premières salles tenues dans la période',
  ]);
  expect(cohorts.map(figuresOf)).toEqual([
    ['20', '9', '45 %', '–', '–', '4', '–'],
    ['8', '3', '37,5 %', '51 000 €', '41,2 %', '4 · 24 000 €', '1 · 6 000 €'],
    ['0', '0', '–', '0 €', '–', '0 · 0 €', '–'],
  ]);
  const listsOf = (row: HTMLElement) =>
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.replace(/from=[^&]+&to=[^&]+/, 'of'));
  expect(cohorts.map(listsOf)).toEqual([
    ['/staff/tasks/asked?of', '/staff/tasks/asked?of&outcome=quoted', '/staff/tasks/asked?of&outcome=open'],
    ...['created', 'held'].map((period) => {
      const list = `/staff/events?of&period=${period}`;
      return [`${list}&sort=days`, `${list}&outcome=signed&sort=days`, `${list}&outcome=open&sort=days`, `${list}&lost=any&sort=days`];
    }),
  ]);
  unmount();
  await showStaff(paths.reports({ from: '2099-01-01' }));
  expect(screen.queryByRole('table', { name: 'Conversion' })).toBeNull();
});

// Desk D22.
test('deals that were lost are counted by their reasons, each of which leads to its list', async () => {
  await showStaff(paths.reports({ by: 'lost', from: '2027-01-01', to: '2027-03-31' }));
  const listOf = (lost: string) => paths.events({ period: 'start', from: '2027-01-01', to: '2027-03-31', lost, sort: 'days' });
  for (const [name, lost] of [
    ['Prix', 'price'],
    ['Raison non dite', 'unsaid'],
    ['Total', 'any'],
  ] as const)
    expect(new URLSearchParams(screen.getByRole('link', { name }).getAttribute('href')?.split('?')[1])).toEqual(
      new URLSearchParams(listOf(lost).split('?')[1]),
    );
});

// Desk D21.
test('how long deals take is told with its number, and nothing of fewer than five', async () => {
  await showStaff(paths.reports({ from: '2027-01-01' }));
  const times = rows(screen.getByRole('table', { name: 'Délais' }));
  expect(times.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Du premier devis au premier jour',
    'Du premier devis à la signature',
  ]);
  expect(times.map(figuresOf)).toEqual([
    ['47,5 jours', '120 jours', '8'],
    ['–', '–', '3'],
  ]);
});

test('an owner’s row leads to their deals, and the address holds what is asked for', async () => {
  const { where } = await showStaff(paths.reports({ from: '2027-01-01', to: '2027-03-31' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Par' }), 'Suivi par');
  const link = await screen.findByRole('link', { name: louis.name });
  expect(link.getAttribute('href')).toContain(`owner=${louis.userId}`);
  expect(where()).toContain('by=owner');
});

test('the export is of what is shown, in the language of the page', async () => {
  await showStaff(paths.reports({ by: 'venue', from: '2027-01-01', to: '2027-03-31' }));
  const address = screen.getByRole('link', { name: 'Exporter en CSV' }).getAttribute('href');
  expect(address).toBe('/api/desk/reports/deals/export?by=venue&period=start&from=2027-01-01&to=2027-03-31&format=csv&lng=fr');
});

test('a venue’s row names its country too, without which the list could not name the venue', async () => {
  await showStaff(paths.reports({ by: 'venue', from: '2027-01-01' }));
  expect(screen.getByRole('link', { name: 'Comet Ternes' }).getAttribute('href')).toContain('country=FRA&venue=ternes');
});

// Desk D37.
test('a period that is too long or backwards is cut before it is asked for', async () => {
  const asked: object[] = [];
  const show = (from: string, to: string) =>
    showStaff(paths.reports({ from, to }), {
      prepare: ({ answer }) =>
        answer(getReport, ({ query }) => {
          asked.push(query);
          return { rows: [], total: { count: 0, signedCount: 0, netPrice: 0, signedNet: 0, pax: 0 }, asOf: '2027-01-11T09:30:00Z' };
        }),
    });
  const first = await show('2027-01-01', '2099-01-01');
  await waitFor(() => expect(asked).toMatchObject([{ from: '2027-01-01', to: '2030-01-04' }]));
  first.unmount();
  await show('2027-01-02', '2027-01-01');
  expect(asked.at(-1)).toMatchObject({ from: '2027-01-02', to: '2027-01-02' });
});
