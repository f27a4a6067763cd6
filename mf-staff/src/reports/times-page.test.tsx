import { screen, within } from '@testing-library/react';
import { paths } from '../paths.ts';
import { showStaff } from '../testing/show-staff.ts';

// Desk D21, D23.

const days = { from: '2027-01-01', to: '2027-03-31' };
const cellsOf = (table: string, row: number) =>
  within(within(screen.getByRole('table', { name: table })).getAllByRole('row')[row] as HTMLElement).getAllByRole('cell');
const textsOf = (table: string, row: number) => cellsOf(table, row).map((cell) => cell.textContent?.replace(/\s/g, ' '));
const linksOf = (table: string, row: number) =>
  cellsOf(table, row).flatMap((cell) => {
    const link = within(cell).queryByRole('link');
    return link ? [[link.textContent, link.getAttribute('href')]] : [];
  });

test('times of quotes are told by row and in total, nothing of fewer than five, and each number leads to its list', async () => {
  await showStaff(paths.times({ by: 'venue', period: 'created', ...days }));
  for (const row of [1, 2]) expect(textsOf('Délais des devis', row).slice(0, 6)).toEqual(['8', '47,5 jours', '120 jours', '3', '–', '–']);
  const list = { period: 'created', ...days } as const;
  const ofVenue = { ...list, country: 'FRA' };
  expect(linksOf('Délais des devis', 1)).toEqual([
    ['8', paths.events({ ...ofVenue, venue: 'ternes', sort: 'days' })],
    ['3', paths.events({ ...ofVenue, outcome: 'by-customer', venue: 'ternes', sort: 'days' })],
  ]);
  expect(linksOf('Délais des devis', 2)).toEqual([
    ['8', paths.events({ ...list, sort: 'days' })],
    ['3', paths.events({ ...list, outcome: 'by-customer', sort: 'days' })],
  ]);
});

test('answers to requests are told against what was promised, and each number leads to its requests', async () => {
  await showStaff(paths.times({ by: 'venue', ...days }));
  const table = 'Réponses aux demandes';
  expect(textsOf(table, 1).slice(0, 7)).toEqual(['20', '16', '15', '3', '75 %', '2,5 heures', '26 heures']);
  const of = (outcome?: string) => paths.requests({ ...days, venue: 'ternes', outcome });
  expect(linksOf(table, 1)).toEqual([
    ['20', of()],
    ['16', of('answered')],
    ['15', of('on-time')],
    ['3', of('late')],
  ]);
});

test('the formula, the instant and its zone are printed, and the file is of what is shown', async () => {
  await showStaff(paths.times({ by: 'country', ...days }));
  expect(screen.getByText(/^Avance : du premier devis au premier jour/)).toBeTruthy();
  expect(screen.getByText(/^État du .*heure de Paris/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Exporter en CSV' }).getAttribute('href')).toBe(
    '/api/desk/reports/times/export?by=country&period=start&from=2027-01-01&to=2027-03-31&format=csv&lng=fr',
  );
});

test('a list of requests keeps its venue from one outcome to the next', async () => {
  await showStaff(paths.requests({ ...days, venue: 'ternes', outcome: 'late' }));
  expect(screen.getByRole('link', { name: 'À temps' }).getAttribute('href')).toBe(
    paths.requests({ ...days, outcome: 'on-time', venue: 'ternes' }),
  );
});
