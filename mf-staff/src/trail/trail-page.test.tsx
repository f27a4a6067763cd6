import { getAccountsTrail } from '@plenary/contracts/accounts.endpoints';
import { getReferentialTrail } from '@plenary/contracts/referentials.endpoints';
import { getSurveyTrail } from '@plenary/contracts/staff-surveys.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('staff actions on bookings and surveys form one trail, newest first, in words', async () => {
  await showStaff(paths.trail(), { platform: { session: samia }, prepare: withAccounts });
  expect(deeds()).toEqual(['Meeting Scientist modifié', 'Modification de salle demandée']);
  expect(screen.getByText('Langues écrites: Néerlandais → Néerlandais, Français')).toBeTruthy();
  expect(screen.getByText('Lieux: – → Comet Ternes')).toBeTruthy();
});

test('an administrator finds there too what was done to accounts', async () => {
  await showStaff(paths.trail(), { platform: { session: adrien }, prepare: withAccounts });
  expect(deeds()).toEqual(['Meeting Scientist modifié', 'Compte fermé', 'Modification de salle demandée']);
});

test('a state has a text, for every kind of subject', async () => {
  const changes = [
    { field: 'status', from: 'option', to: 'released' },
    { field: 'state', from: 'open', to: 'done' },
  ];
  await showStaff(paths.trail(), {
    prepare: ({ answer }) =>
      answer(getReferentialTrail, () => ({ entries: [{ ...disabled, action: 'option-released', changes }], next: null })),
  });
  expect(screen.getByText(/Option → Retirée$/)).toBeTruthy();
  expect(screen.getByText(/Ouverte → Terminée$/)).toBeTruthy();
});

test('while a service is away, what the others keep is shown with its name, and comes with the next try, which keeps the focus', async () => {
  let isDown = true;
  await showStaff(paths.trail(), {
    platform: { session: adrien },
    prepare: (fake) => {
      withAccounts(fake);
      fake.answer(getSurveyTrail, () => (isDown ? refuse('service-unavailable') : { entries: [], next: null }));
    },
  });
  expect(deeds()).toEqual(['Compte fermé', 'Modification de salle demandée']);
  expect(screen.getByRole('alert').textContent).toContain('Un service ne répond pas : Logistique');
  const retry = screen.getByRole('button', { name: 'Réessayer' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry.getAttribute('data-pending')).toBeNull());
  expect(document.activeElement).toBe(retry);
  isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a trail of which no service answers is not called empty', async () => {
  await showStaff(paths.trail(), {
    prepare: ({ answer }) => {
      answer(getReferentialTrail, () => refuse('service-unavailable'));
      answer(getSurveyTrail, () => refuse('service-unavailable'));
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('Des services ne répondent pas : Réservations et Logistique');
  expect(screen.queryByText('Rien pour l’instant')).toBeNull();
});
