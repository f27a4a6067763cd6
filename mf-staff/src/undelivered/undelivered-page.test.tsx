import { listParkedAccountEvents } from '@plenary/contracts/accounts.endpoints';
import { listParkedEvents } from '@plenary/contracts/sales-desk.endpoints';
import { listParkedSurveyEvents, resendParkedSurveyEvent } from '@plenary/contracts/staff-surveys.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { adrien, samia } from '../testing/fake-staff.ts';
import { showStaff } from '../testing/show-staff.ts';

const parked = (id: string, createdAt: string) => ({ id, type: 'mail', aggregateId: id, attempts: 10, createdAt });
type Prepare = NonNullable<NonNullable<Parameters<typeof showStaff>[1]>['prepare']>;
const both: Prepare = ({ answer }) => {
  answer(listParkedSurveyEvents, () => ({ events: [parked('s1', '2027-01-10T09:30:00Z')] }));
  answer(listParkedAccountEvents, () => ({ events: [parked('a1', '2027-01-12T09:30:00Z')] }));
};
const sources = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[1]?.textContent);
const press = async (row: RegExp) =>
  userEvent.click(within(screen.getByRole('row', { name: row })).getByRole('button', { name: 'Relancer' }));

test('an administrator sees what every service could not deliver, the oldest first, and sends each on where it waits', async () => {
  const { sent } = await showStaff(paths.undelivered, { platform: { session: adrien }, prepare: both });
  expect(sources()).toEqual(['Logistique', 'Réservations', 'Comptes']);
  for (const row of [/a1/, /s1/]) await press(row);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().map(({ to }) => to)).toEqual(['/api/accounts/parked-events/a1/resend', '/api/staff/parked-events/s1/resend']);
});

test('a guest whom the visitor system refused is listed with its reason', async () => {
  await showStaff(paths.undelivered, {
    prepare: (fake) => {
      both(fake);
      const reason = 'Octopus answered 422: the name is not allowed';
      const event = { ...parked('g1', '2027-01-10T09:30:00Z'), type: 'guest.delivery', attempts: 1, reason };
      fake.answer(listParkedSurveyEvents, () => ({ events: [event] }));
    },
  });
  expect(screen.getByRole('rowheader', { name: /^Invité d’un événement/ }).textContent).toContain(
    'Octopus answered 422: the name is not allowed',
  );
});

test('staff see no events of accounts, and do not fetch them', async () => {
  await showStaff(paths.undelivered, { platform: { session: samia }, prepare: both });
  expect(sources()).toEqual(['Logistique', 'Réservations']);
});

test('an event that another user has already sent on says so', async () => {
  const { platform } = await showStaff(paths.undelivered, {
    prepare: (fake) => {
      both(fake);
      fake.answer(resendParkedSurveyEvent, () => refuse('not-found'));
    },
  });
  await press(/s1/);
  await waitFor(() => expect(platform.notices.map(({ text }) => text)).toEqual(['Quelqu’un l’a déjà relancé']));
});

test('while a service is away, what waits in the others is shown and sent on', async () => {
  const { sent } = await showStaff(paths.undelivered, {
    prepare: (fake) => {
      both(fake);
      fake.answer(listParkedEvents, () => refuse('service-unavailable'));
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('Un service ne répond pas : Réservations');
  expect(sources()).toEqual(['Logistique']);
  await press(/s1/);
  await waitFor(() => expect(sent()).toHaveLength(1));
});
