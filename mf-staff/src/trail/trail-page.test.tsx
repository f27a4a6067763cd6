import { getAccountsTrail } from '@plenary/contracts/accounts';
import { screen } from '@testing-library/react';
import { paths } from '../paths.ts';
import { adrien, samia } from '../testing/fake-staff.ts';
import { showStaff } from '../testing/show-staff.ts';

type Prepare = NonNullable<NonNullable<Parameters<typeof showStaff>[1]>['prepare']>;
const disabled = {
  id: 'a1',
  at: '2027-01-11T12:00:00.000Z',
  by: { userId: adrien.id, email: adrien.email, name: 'Adrien' },
  action: 'user-disabled',
  subject: { type: 'user', id: 'u1', name: 'Claire Martin' },
  changes: [],
};
const withAccounts: Prepare = ({ answer }) => answer(getAccountsTrail, () => ({ entries: [disabled], next: null }));
const deeds = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[2]?.textContent);

test('what staff did in bookings and in surveys stands in one trail, the newest first, in words', async () => {
  await showStaff(paths.trail(), { platform: { session: samia }, prepare: withAccounts });
  expect(deeds()).toEqual(['Meeting Scientist modifié', 'Modification de salle demandée']);
  expect(screen.getByText('Langues écrites: Néerlandais → Néerlandais, Français')).toBeTruthy();
  expect(screen.getByText('Lieux: – → Comet Ternes')).toBeTruthy();
});

test('an administrator finds there too what was done to accounts', async () => {
  await showStaff(paths.trail(), { platform: { session: adrien }, prepare: withAccounts });
  expect(deeds()).toEqual(['Meeting Scientist modifié', 'Compte fermé', 'Modification de salle demandée']);
});
