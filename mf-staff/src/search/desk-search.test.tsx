import { addDays } from '@plenary/contracts/add-days';
import { searchAccounts } from '@plenary/contracts/desk-accounts.endpoints';
import { searchDesk } from '@plenary/contracts/desk-search.endpoints';
import { formatDay } from '@plenary/contracts/format';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { samia } from '../testing/fake-staff.ts';
import { fakeCustomerId } from '../testing/make-customer.ts';
import { makeDeal } from '../testing/make-deal.ts';
import { fakeQuoteId } from '../testing/make-quote.ts';
import { showStaff } from '../testing/show-staff.ts';

const open = async (keys = '{Control>}k{/Control}') => {
  await userEvent.keyboard(keys);
  return screen.findByRole('combobox', { name: /^Client, entreprise/ });
};
const titles = () => screen.getAllByRole('option').map((option) => option.querySelector('[class*=name]')?.textContent);

// Desk D5, D12.
test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens the search, and the field has the focus', async (keys) => {
  await showStaff(paths.tasks());
  const field = await open(keys);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Client, entreprise/ })).toBeNull());
});

test('a slash that is typed opens nothing', async () => {
  await showStaff(paths.customers());
  await userEvent.type(screen.getByRole('searchbox'), 'a/b');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('both services’ finds stand in groups, with their number; arrows choose and Enter opens', async () => {
  const { where } = await showStaff(paths.tasks());
  await userEvent.type(await open(), 'atelier');
  expect(await screen.findByText('4 résultats')).toBeTruthy();
  expect(screen.getAllByRole('group').map((group) => group.firstElementChild?.textContent)).toEqual([
    ...['Entreprises', 'Personnes', 'Événements et devis', 'Demandes', 'Faire'],
  ]);
  expect(titles().slice(0, 4)).toEqual(['Atelier Nord', 'Claire Martin', 'Atelier Nord', expect.stringMatching(/,/)]);
  expect(Array.from(document.querySelectorAll('[role=option] mark'), (mark) => mark.textContent)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^atelier$/i)]),
  );
  const field = screen.getByRole('combobox', { name: /^Client, entreprise/ });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(field.getAttribute('aria-activedescendant')).toBe(chosen.id);
  expect(within(chosen).getByText('Option 1')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe(paths.quote(fakeQuoteId)));
});

test('a press opens a person’s record', async () => {
  const { where } = await showStaff(paths.tasks());
  await userEvent.type(await open(), 'atelier');
  await userEvent.click(await screen.findByRole('option', { name: /^Claire Martin/ }));
  await waitFor(() => expect(where()).toBe(paths.customer(fakeCustomerId)));
});

// Look 14.
test('what can be done about a company that is found follows it, reached by the keyboard', async () => {
  const { where } = await showStaff(paths.tasks());
  await userEvent.type(await open(), 'atelier');
  const actions = await screen.findByRole('group', { name: 'Faire' });
  expect(
    within(actions)
      .getAllByRole('option')
      .map((option) => option.querySelector('[class*=name]')?.textContent),
  ).toEqual([
    ...[
      'Nouveau devis pour Atelier Nord',
      expect.stringMatching(/^Atelier Nord\s: devis et événements$/),
      'Noter un appel avec Claire Martin',
    ],
  ]);
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(where()).toBe(paths.customer(fakeCustomerId, 'notes')));
  await userEvent.type(await open(), 'atelier');
  await screen.findByRole('group', { name: 'Faire' });
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(() => expect(where()).toBe(paths.newQuote({ search: 'Atelier Nord' })));
});

test('the day sheet of the event that comes next is one of them, and what the reader may not do is not', async () => {
  const today = localToday(new Date());
  const [soon, later] = [addDays(today, 3), addDays(today, 9)];
  const confirmed = (firstDay: string, quoteId: string) => makeDeal({ quoteId, stage: 'confirmed', firstDay, lastDay: firstDay });
  const deals = [confirmed(later, fakeQuoteId), confirmed(soon, '00000000-0000-4000-8000-0000000000f2')];
  const venueTeam = { ...samia, jobs: [{ job: 'venue' as const, scope: 'network' as const, places: [] }] };
  const { where } = await showStaff(paths.planning(), {
    platform: { session: venueTeam },
    prepare: ({ answer }) => answer(searchDesk, () => ({ deals, requests: [], venues: [], rooms: [] })),
  });
  await userEvent.type(await open(), 'atelier');
  const actions = within(await screen.findByRole('group', { name: 'Faire' })).getAllByRole('option');
  expect(actions).toHaveLength(1);
  expect(actions[0]?.textContent).toContain(formatDay(soon, 'fr-FR', 'full'));
  await userEvent.click(actions[0] ?? document.body);
  await waitFor(() => expect(where()).toBe(paths.sheet({ venue: 'ternes', day: soon })));
});

// Desk D5.
test('of a kind that has more than is shown, all are a press away', async () => {
  const deals = Array.from({ length: 8 }, (_, index) => makeDeal({ quoteId: `00000000-0000-4000-8000-0000000000${50 + index}` }));
  const { where } = await showStaff(paths.tasks(), {
    prepare: ({ answer }) => answer(searchDesk, () => ({ deals, requests: [], venues: [], rooms: [] })),
  });
  await userEvent.type(await open(), 'atelier');
  await userEvent.click(await screen.findByRole('option', { name: /^Tous les devis et événements pour/ }));
  await waitFor(() => expect(where()).toBe(paths.events({ search: 'atelier' })));
});

test('nothing found offers a quote for somebody new', async () => {
  const { where } = await showStaff(paths.tasks());
  await userEvent.type(await open(), 'inconnu');
  expect(await screen.findByText('0 résultat')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe(paths.newQuote({ search: 'inconnu' })));
});

// Desk D4.
test.each([
  ['Comptes', 'Atelier Nord', searchAccounts],
  ['Réservations', 'Claire Martin', searchDesk],
] as const)('without an answer about %s the other service’s finds are shown, and what is missing is said', async (name, left, endpoint) => {
  await showStaff(paths.tasks(), { prepare: ({ answer }) => answer(endpoint, () => refuse('service-unavailable')) });
  await userEvent.type(await open(), 'atelier');
  expect((await screen.findByRole('alert')).textContent).toContain(name);
  expect(titles()).toContain(left);
});
