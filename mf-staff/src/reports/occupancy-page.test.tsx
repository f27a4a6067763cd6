import { getOccupancy } from '@plenary/contracts/desk-reports.endpoints';
import { languages } from '@plenary/contracts/terms';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { showStaff } from '../testing/show-staff.ts';

// design: desk D18, D19

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const figuresOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .slice(0, 9)
    .map((cell) => cell.textContent?.replace(/\s/g, ' '));

test('each row tells occupancy, fill and use, of nothing a dash, and leads to its events', async () => {
  await showStaff(paths.occupancy({ by: 'venue', from: '2027-01-01' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Occupation');
  expect(rows().map(figuresOf)).toEqual([
    ['200', '40', '80', '50 %', '75 %', '37,5 %', '6', '3', '150 €'],
    ['100', '100', '0', '–', '–', '–', '0', '0', '–'],
    ['300', '140', '80', '50 %', '75 %', '37,5 %', '6', '3', '150 €'],
  ]);
  expect(screen.getByRole('link', { name: 'Comet Ternes' }).getAttribute('href')).toBe(
    paths.events({ from: '2027-01-01', to: '2027-12-31', sort: 'days', country: 'FRA', venue: 'ternes' }),
  );
});

// Desk D26.
test('whoever may not see money has no column of it', async () => {
  await showStaff(paths.occupancy({ from: '2027-01-01' }), {
    prepare: ({ answer }) =>
      answer(getOccupancy, ({ query: { from, to } }) => {
        const figures = { halves: 10, blocked: 0, sold: 1, held: 0, evenings: 0, people: 0, seats: 0 };
        return { rows: [{ key: '2027-01', name: '', from, to, ...figures }], total: figures, asOf: '2027-01-11T09:30:00Z' };
      }),
  });
  expect(screen.getByRole('columnheader', { name: 'Occupation' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Net par demi-journée' })).toBeNull();
});

test('the address holds what is asked for, and the export is of what is shown', async () => {
  const { where } = await showStaff(paths.occupancy({ from: '2027-01-01' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Par' }), 'Pays');
  expect(await screen.findByRole('link', { name: 'Belgique' })).toBeTruthy();
  expect(where()).toContain('by=country');
  expect(screen.getByRole('link', { name: 'Exporter en CSV' }).getAttribute('href')).toBe(
    '/api/desk/reports/occupancy/export?by=country&from=2027-01-01&to=2027-12-31&format=csv&lng=fr',
  );
});

test('the reports lead to each other', async () => {
  await showStaff(paths.occupancy());
  const links = within(screen.getByRole('navigation', { name: 'Rapports' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['Devis et événements', paths.reports(), null],
    ['Chiffre d’affaires', paths.money(), null],
    ['Occupation', paths.occupancy(), 'page'],
    ['Délais', paths.times(), null],
  ]);
});

test.each(languages)('no word is missing (%s)', async (language) => {
  await showStaff(paths.occupancy({ from: '2027-01-01' }), { language });
  expect(document.body.textContent).not.toMatch(/reports\.|\{\{/);
});
