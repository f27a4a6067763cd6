import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchFromQuery, searchToQuery } from './search-address.ts';
import { showSearch } from './search-harness.tsx';
import { dayOn, room, searchOf, tuesday, wednesday } from './search-test-data.ts';

// Covers B-F28.

const segment = (name: RegExp) => screen.getByRole('button', { name });
const submit = () => screen.getByRole('button', { name: 'Voir les disponibilités' });
const twoDays = searchToQuery(searchOf(dayOn(tuesday), dayOn(wednesday))) ?? '';

// Covers B-S33–B-S34, B-F09, B-F11, B-F24.
test('an incomplete search is not sent, the missing field opens and says so; once filled in, the error is cleared', async () => {
  const { sent } = showSearch({ query: searchToQuery(searchOf(dayOn(tuesday)))?.replace('p=24', 'p=0') });
  await userEvent.click(submit());
  expect(sent).toEqual([]);
  const people = await screen.findByRole('textbox', { name: 'Participants' });
  await waitFor(() => expect(document.activeElement).toBe(people));
  expect(people.getAttribute('aria-invalid')).toBe('true');
  expect(segment(/^Salles/).textContent).toContain('Indiquez le nombre de personnes');
  await userEvent.clear(people);
  await userEvent.type(people, '12');
  expect(people.hasAttribute('aria-invalid')).toBe(false);
  await userEvent.keyboard('{Enter}');
  expect(searchFromQuery(sent[0] ?? '').days[0]?.plenary.pax).toBe(12);
});

// Covers B-S27–B-S31, B-F23.
test('a missing date opens the days before other missing values', async () => {
  showSearch();
  await userEvent.click(submit());
  expect(await screen.findByRole('dialog', { name: 'Vos jours' })).toBeTruthy();
  expect(await screen.findByText('Le champ est obligatoire')).toBeTruthy();
});

// Covers B-F25–B-F26, B-F29.
test('errors that answer a search open their popover, are shown as text on their fields and are announced with their count', async () => {
  const fieldErrors = {
    'days.1.subcommittees.0.duration': 'invalid_value',
    'days.1.subcommittees.0.pax': 'too_large',
    authentication: 'required',
  };
  const asked = searchOf(dayOn(tuesday), dayOn(wednesday, 24, { subcommittees: [room(8)] }));
  showSearch({ query: searchToQuery(asked) ?? '', answer: (query) => ({ query, fieldErrors }) });
  await userEvent.click(submit());
  const dialog = await screen.findByRole('dialog', { name: 'Vos salles' });
  expect((await screen.findByRole('tab', { selected: true })).textContent).toContain('mer. 20 janvier');
  expect(dialog.textContent).toContain('999 personnes au plus');
  expect(dialog.textContent).toContain('Ce choix n’est pas possible ici');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 champs à corriger');

  const [, subRoomPeople] = screen.getAllByRole('textbox', { name: 'Participants' });
  await userEvent.type(subRoomPeople ?? document.body, '{Backspace}9');
  expect(dialog.textContent).not.toContain('999 personnes au plus');
  expect(dialog.textContent).toContain('Ce choix n’est pas possible ici');
});

// Covers B-F23.
test('errors of a page just opened are marked on the segments and open nothing', () => {
  showSearch({ query: twoDays, fieldErrors: { 'days.1.date': 'closed_day', 'days.0.lunchPax': 'unheard_of' } });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(segment(/^Jours/).textContent).toContain('Les lieux sont fermés ce jour-là');
  expect(segment(/^Déjeuners/).textContent).toContain('Le champ est invalide');
});

test('a refused duration of a plenary is shown at its choice, and the focus goes there', async () => {
  showSearch({ query: twoDays, answer: (query) => ({ query, fieldErrors: { 'days.0.plenary.duration': 'invalid_value' } }) });
  await userEvent.click(submit());
  const choice = await screen.findByRole('radiogroup', { name: 'Durée' });
  await waitFor(() => expect(choice.contains(document.activeElement)).toBe(true));
  expect(choice.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(choice.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Ce choix n’est pas possible ici');
});

// Covers B-F27.
test('a refused set-up of a sub-room is shown at its choice alone', async () => {
  const asked = searchOf(dayOn(tuesday, 24, { subcommittees: [room(8), room(9)] }));
  const fieldErrors = { 'days.0.subcommittees.1.configuration': 'invalid_value' };
  showSearch({ query: searchToQuery(asked) ?? '', answer: (query) => ({ query, fieldErrors }) });
  await userEvent.click(submit());
  const group = await screen.findByRole('group', { name: 'Sous-salle 2' });
  expect(group.textContent).toContain('Ce choix n’est pas possible ici');
  expect(screen.getByRole('group', { name: 'Sous-salle 1' }).textContent).not.toContain('Ce choix n’est pas possible ici');
});
