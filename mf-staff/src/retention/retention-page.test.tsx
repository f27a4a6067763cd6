import { getAccountRetention, getBookingRetention, getSurveyRetention } from '@plenary/contracts/retention.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, within } from '@testing-library/react';
import { paths } from '../paths.ts';
import { showStaff } from '../testing/show-staff.ts';
import { monthAfter } from './load-retention.ts';

const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

test('what went of each kind stands under its day and its service, in words, and what went of none does not', async () => {
  await showStaff(paths.retention('2027-01'));
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Jour',
    'Réservations',
    'Logistique',
    'Comptes',
  ]);
  expect(screen.getByRole('rowheader').textContent).toBe('11 janv. 2027');
  expect(cells()).toEqual([
    expect.stringMatching(/^3 devis non signés1 option11 janv\. 2027/),
    expect.stringMatching(/^Rien à supprimer11 janv\. 2027/),
    expect.stringMatching(/^2 comptes inutilisés1 compte à la demande de son titulaire11 janv\. 2027/),
  ]);
});

test('an unknown kind is shown by its name, and a service that did not run differs from one with nothing to do', async () => {
  const run = { day: '2027-01-10', at: '2027-01-10T03:00:00Z', removed: { moonstones: 4 } };
  await showStaff(paths.retention('2027-01'), {
    prepare: ({ answer }) => answer(getSurveyRetention, () => ({ runs: [run], hasEarlier: false })),
  });
  expect(cells()[1]).toBe('Pas exécutée');
  expect(cells()[4]).toMatch(/^moonstones : 4/);
});

test('months lead to those before as long as something ran, and back to the current one', async () => {
  await showStaff(paths.retention('2027-01'));
  const months = within(screen.getByRole('navigation', { name: 'Mois' }));
  expect(months.getByRole('link', { name: 'Mois précédent' }).getAttribute('href')).toBe('/staff/retention?month=2026-12');
  expect([monthAfter('2026-12', 1), monthAfter('2027-01', -1), monthAfter('2027-03', 1)]).toEqual(['2027-01', '2026-12', '2027-04']);
});

test('a service that is away is named, and what the others removed is shown', async () => {
  await showStaff(paths.retention('2027-01'), {
    prepare: ({ answer }) => answer(getAccountRetention, () => refuse('service-unavailable')),
  });
  expect(screen.getByRole('alert').textContent).toContain('Un service ne répond pas : Comptes');
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

test('a month in which nothing ran says so, and a month that is none is the current one', async () => {
  const asked: string[] = [];
  await showStaff(paths.retention('tomorrow'), {
    prepare: ({ answer }) => {
      for (const endpoint of [getBookingRetention, getSurveyRetention, getAccountRetention])
        answer(endpoint, ({ query: { month } }) => {
          asked.push(month);
          return { runs: [], hasEarlier: false };
        });
    },
  });
  expect(screen.getByText('Rien n’a tourné ce mois-ci')).toBeTruthy();
  expect(new Set(asked)).toEqual(new Set([new Date().toISOString().slice(0, 7)]));
  expect(screen.queryByRole('link', { name: 'Mois suivant' })).toBeNull();
});
