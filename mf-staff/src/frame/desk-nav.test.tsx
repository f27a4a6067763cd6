import { type Job, jobs } from '@plenary/contracts/desk-rights';
import { screen, within } from '@testing-library/react';
import { paths } from '../paths.ts';
import { samia } from '../testing/fake-staff.ts';
import { showStaff } from '../testing/show-staff.ts';

const areasOf = async (...held: readonly Job[]) => {
  const session = { ...samia, jobs: held.map((job) => ({ job, scope: 'network', places: [] })) };
  await showStaff(paths.planning(), { platform: { session } });
  const nav = within(screen.getByRole('navigation', { name: 'Espace équipe' }));
  return nav.getAllByRole('link').map(({ textContent }) => textContent);
};

// Desk D26.
test('a venue is shown what it may open: neither pipeline nor customers, requests, reports and the trail', async () => {
  const shown = await areasOf('venue');
  expect(shown).toEqual(expect.arrayContaining(['Aujourd’hui', 'Événements', 'Planning', 'Réseau', 'Administration']));
  for (const hidden of ['Pipeline', 'Clients', 'Demandes', 'Rapports']) expect(shown).not.toContain(hidden);
});

test('whoever has every job is shown every area', async () => {
  expect(await areasOf(...jobs)).toEqual(expect.arrayContaining(['Pipeline', 'Clients', 'Demandes', 'Rapports', 'Administration']));
});
