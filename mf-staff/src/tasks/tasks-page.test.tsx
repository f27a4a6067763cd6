import { getRoomPlaces } from '@plenary/contracts/room-moves.endpoints';
import { changeTask, listTasks } from '@plenary/contracts/sales-desk.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '../paths.ts';
import { makeTask } from '../testing/make-task.ts';
import { showStaff } from '../testing/show-staff.ts';

const first = () => within(screen.getAllByRole('listitem').find((item) => within(item).queryByText('À rappeler')) ?? document.body);

test('a task says who waits for what, and that it is late', async () => {
  await showStaff(paths.tasks());
  const card = first();
  expect(card.getByRole('heading', { name: 'Claire Martin, Atelier Nord' })).toBeTruthy();
  expect(card.getByText('24 personnes, 3 salles')).toBeTruthy();
  expect(card.getByText('16–17 mars 2027')).toBeTruthy();
  expect((await card.findByRole('link', { name: '+33 1 42 00 00 00' })).getAttribute('href')).toBe('tel:+33142000000');
});

test('a user takes a task, and notes its progress', async () => {
  const { sent } = await showStaff(paths.tasks());
  await userEvent.click(first().getByRole('button', { name: 'Me l’attribuer' }));
  await userEvent.selectOptions(first().getByRole('combobox', { name: 'État' }), 'in-progress');
  await userEvent.type(first().getByRole('textbox', { name: 'Note' }), 'Rappelle jeudi');
  await userEvent.click(first().getByRole('button', { name: 'Enregistrer la note' }));
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().map(({ body }) => body)).toEqual([
    { owner: 'me', version: 0 },
    { state: 'in-progress', version: 0 },
    { note: 'Rappelle jeudi', version: 0 },
  ]);
});

test('a task that another user has changed says so, and keeps the note', async () => {
  await showStaff(paths.tasks(), { prepare: ({ answer }) => answer(changeTask, () => refuse('conflict')) });
  await userEvent.type(first().getByRole('textbox', { name: 'Note' }), 'Rappelle jeudi');
  await userEvent.click(first().getByRole('button', { name: 'Enregistrer la note' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Quelqu’un vient de modifier cette demande.');
  expect((first().getByRole('textbox', { name: 'Note' }) as HTMLTextAreaElement).value).toBe('Rappelle jeudi');
});

test('what is done leaves the list, and the focus stays in it', async () => {
  let tasks = [makeTask()];
  const { calls } = await showStaff(paths.tasks(), {
    prepare: ({ answer }) => {
      answer(listTasks, () => ({ tasks }));
      answer(changeTask, ({ body: { state } }) => {
        const changed = { ...makeTask(), state: state ?? 'open', version: 1 };
        tasks = state === 'done' ? [] : [changed];
        return changed;
      });
    },
  });
  const choice = first().getByRole('combobox', { name: 'État' });
  await userEvent.selectOptions(choice, 'in-progress');
  await waitFor(() => expect(calls('/api/sales-desk/tasks')).toBe(2));
  expect(document.activeElement).toBe(choice);
  await userEvent.selectOptions(choice, 'done');
  expect(await screen.findByText('Personne n’attend')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('list', { name: screen.getByRole('heading', { level: 1 }).textContent ?? '' }));
});

// Lifecycle L9.
test.each(['callback', 'big-event', 'custom-price'] as const)('a request of kind %s begins a quote with all it says', async (kind) => {
  const venue = { slug: 'palacete-almagro', name: 'Comet Palacete Almagro', countryCode: 'ESP' as const };
  await showStaff(paths.tasks(), { prepare: ({ answer }) => answer(listTasks, () => ({ tasks: [makeTask({ kind, venue })] })) });
  expect(screen.getByRole('link', { name: 'Nouveau devis' }).getAttribute('href')).toBe(
    paths.newQuote({
      ...{ search: 'claire@atelier-nord.example', country: 'ESP', venue: 'palacete-almagro' },
      ...{ day: '2027-03-16', last: '2027-03-17', pax: '24' },
    }),
  );
});

// Lifecycle L39.
test('a booking in a blocked room says which half-days it has to leave and why, and is moved there and then', async () => {
  const slots = [{ roomId: 'Ternes-P', roomName: 'Niel', day: '2027-03-16', half: 'AM' as const }];
  const from = '2027-03-16T08:00';
  const move = {
    ...{ quoteId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d05', countryCode: 'FRA' as const, slots },
    blocks: [{ id: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d06', kind: 'works' as const, reason: 'Peinture', from, to: '2027-03-16T12:00' }],
  };
  const tasks = [makeTask({ kind: 'move', move })];
  const { calls } = await showStaff(paths.tasks(), {
    prepare: ({ answer }) => {
      answer(listTasks, () => ({ tasks }));
      answer(getRoomPlaces, ({ params: { bookingId } }) => ({ bookingId, quoteId: move.quoteId, revision: 0, places: [] }));
    },
  });
  const card = within(screen.getByText('Réservation à déplacer').closest('li') ?? document.body);
  expect(card.getByText('Niel, 16 mars 2027, matin')).toBeTruthy();
  expect(card.getByText('Travaux, Peinture')).toBeTruthy();
  expect(card.getByText(/^À déplacer avant le/)).toBeTruthy();
  expect(card.queryByRole('link', { name: 'Nouveau devis' })).toBeNull();
  expect(card.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ouverte', 'En cours']);
  await userEvent.click(card.getByRole('button', { name: 'Changer de salle' }));
  expect(await screen.findByRole('dialog', { name: 'Changer de salle' })).toBeTruthy();
  await waitFor(() => expect(calls(`/api/planning/bookings/${makeTask().id}/rooms`)).toBe(1));
});

// Lifecycle L13.
// Desk D30.
test('a booking in a room that has become too small says how many people it holds in the set-up, and is moved there and then', async () => {
  const slots = [{ roomId: 'Ternes-P', roomName: 'Niel', day: '2027-03-16', half: 'AM' as const }];
  const tooSmall = [{ roomId: 'Ternes-P', roomName: 'Niel', configuration: 'theater' as const, pax: 24, people: 20 }];
  const move = { quoteId: '7b0a3c9e-51a4-4f0e-8a30-6f1f2f0f9d05', countryCode: 'FRA' as const, blocks: [], slots, tooSmall };
  await showStaff(paths.tasks(), { prepare: ({ answer }) => answer(listTasks, () => ({ tasks: [makeTask({ kind: 'move', move })] })) });
  const card = within(screen.getByText('Réservation à déplacer').closest('li') ?? document.body);
  expect(card.getByText('Niel, 16 mars 2027, matin')).toBeTruthy();
  expect(card.getByText(/^Niel, Théâtre\s: 20 personnes au plus, 24 réservées$/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Changer de salle' })).toBeTruthy();
});

test('events that could not be delivered are sent on', async () => {
  const { sent, platform } = await showStaff(paths.undelivered);
  await userEvent.click(screen.getByRole('button', { name: 'Relancer' }));
  await waitFor(() => expect(platform.notices.map(({ text }) => text)).toEqual(['C’est reparti']));
  expect(sent()).toEqual([{ method: 'POST', to: '/api/sales-desk/parked-events/e1-first/resend', body: {} }]);
});

// Desk D20, D23.
test('the requests of a period say how many there are, of which the last are shown, by what became of them', async () => {
  const { where } = await showStaff(paths.requests({ from: '2027-01-01', to: '2027-03-31' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Demandes du 1er janv. 2027 au 31 mars 2027');
  expect(screen.getByText(/^240 demandes · Les \d+ dernières sont affichées\.$/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Suivies d’un devis' }));
  await screen.findByRole('heading', { name: 'Aucune demande' });
  expect(where()).toBe(paths.requests({ from: '2027-01-01', to: '2027-03-31', outcome: 'quoted' }));
});

test('requests of no period lead to those that wait', async () => {
  const { where } = await showStaff('/staff/tasks/asked?from=2027-03-31&to=2027-01-01');
  expect(where()).toBe(paths.tasks());
});
