import { documentedSearch } from '@plenary/contracts/search-address';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchFromQuery, searchToQuery } from './search-address.ts';
import { completeDays } from './search-draft.ts';
import { showSearch } from './search-harness.tsx';
import { dayOn, room, searchOf, tuesday, wednesday } from './search-test-data.ts';

const segment = (name: RegExp) => screen.getByRole('button', { name });
const submit = () => screen.getByRole('button', { name: 'Voir les disponibilités' });
const rich = searchToQuery(searchOf(dayOn(tuesday, 24, { subcommittees: [room(8)], lunchPax: 30 }), dayOn(wednesday))) ?? '';
const daysOf = (query = '') => completeDays(searchFromQuery(query));

test('LIGHT offers one day and its plenary, no sub-room and no lunch', async () => {
  const { sent } = showSearch({ modes: { roomFinderMode: 'LIGHT' }, query: searchToQuery(searchOf(dayOn(tuesday))) ?? '' });
  expect(screen.queryByRole('button', { name: /^Déjeuners/ })).toBeNull();
  await userEvent.click(segment(/^Jour/));
  await userEvent.click(await screen.findByRole('button', { name: /mercredi 20 janvier 2027/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Continuer' }));
  await screen.findByRole('dialog', { name: 'Votre salle' });
  await screen.findByRole('textbox', { name: 'Participants' });
  expect(screen.queryByRole('button', { name: 'Ajouter une sous-salle' })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Voir les disponibilités' }).at(-1) as Element);
  expect(daysOf(sent[0])).toMatchObject([{ date: wednesday, plenary: { pax: 24 }, subcommittees: [] }]);
});

test('TEAMWORK offers several days and no sub-room', async () => {
  showSearch({ modes: { roomFinderMode: 'TEAMWORK' }, query: rich });
  expect(segment(/^Jour/).textContent?.replace(/\s/g, ' ')).toBe('Joursmar. 19 – mer. 20 janvier 2027');
  await userEvent.click(segment(/^Salle/));
  expect(await screen.findAllByRole('tab')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Ajouter une sous-salle' })).toBeNull();
  expect(screen.queryByRole('group', { name: /Sous-salle/ })).toBeNull();
});

test('a deployment that sells rooms alone offers no lunch, and none is sent', async () => {
  const { sent } = showSearch({ modes: { productMode: 'WORKPLACES' }, query: rich });
  expect(screen.queryByRole('button', { name: /^Déjeuners/ })).toBeNull();
  expect(segment(/^Salles/).textContent).toContain('+ 1 sous-salle');
  await userEvent.click(submit());
  expect(documentedSearch(sent[0] ?? '').get('days')).not.toContain('lunchPax');
});

test('a link with unsupported parts says what was left out, and the rest can be sent', async () => {
  const fieldErrors = { days: 'not_offered', 'days.0.subcommittees': 'not_offered', 'days.1.date': 'closed_day' };
  const { sent } = showSearch({
    modes: { roomFinderMode: 'LIGHT' },
    query: rich,
    fieldErrors,
    answer: (query) => ({ query }),
  });
  const notice = await screen.findByText('Votre lien demande plus que ce site ne propose.');
  expect(notice.closest('[role="status"]')?.textContent).toContain('une journée et sa salle plénière');
  expect(segment(/^Jour/).textContent).toBe('Jourmar. 19 janvier 2027');
  await userEvent.click(submit());
  expect(daysOf(sent[0])).toMatchObject([{ date: tuesday, subcommittees: [] }]);
  expect(screen.queryByText('Votre lien demande plus que ce site ne propose.')).toBeNull();
});
