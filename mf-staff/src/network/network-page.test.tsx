import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien } from '../testing/fake-staff.ts';
import { showStaff } from '../testing/show-staff.ts';

const platform = { session: adrien };
const row = (name: RegExp) => within(screen.getByRole('row', { name }));

test('the list names each venue with its rooms, its pictures and what it lacks, languages of a text together', async () => {
  await showStaff(paths.network(), { platform });
  expect(row(/^Ternes/).getByText('Moins de 6 photos · Surface d’une salle · Présentation : Néerlandais')).toBeTruthy();
  expect(row(/^Louise/).getByText('Complet')).toBeTruthy();
});

test('a country of the address shows its venues alone, and each leads to its page', async () => {
  const { where } = await showStaff(paths.network('FRA'), { platform });
  expect(screen.queryByRole('row', { name: /^Louise/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Ternes' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ternes' })).toBeTruthy();
  expect(where()).toBe('/staff/network/ternes');
});

test('an address that names no venue is told so', async () => {
  await showStaff(paths.networkVenue('nowhere'), { platform });
  expect(screen.getByRole('alert').textContent).toBe('raised 404');
});
