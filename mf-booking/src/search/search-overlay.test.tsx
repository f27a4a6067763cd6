import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { searchToQuery } from './search-address.ts';
import { showSearch } from './search-harness.tsx';
import { dayOn, searchOf, tuesday } from './search-test-data.ts';

// Covers B-S35–B-S37.

const query = searchToQuery(searchOf(dayOn(tuesday))) ?? '';
const rooms = () => screen.getByRole('button', { name: /^Salles/ });
const veil = () => screen.queryByRole('button', { name: /Revenir aux résultats affichés/ });
const oneMore = async () => userEvent.click(await screen.findByRole('button', { name: /^Un de plus/ }));

test('while the search is that of the address there is no overlay, and the results can be used', () => {
  showSearch({ query });
  expect(veil()).toBeNull();
  expect(screen.getByText('Ternes').closest('[inert]')).toBeNull();
});

test('an unsaved search veils the results; a press on it gives the address’s search back and navigates', async () => {
  const { resets } = showSearch({ query });
  await userEvent.click(rooms());
  await oneMore();
  expect(rooms().textContent).toContain('25 pers.');
  expect(screen.getByText('Ternes').closest('[inert]')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(veil() ?? document.body);
  expect(resets).toHaveBeenCalledTimes(1);
  expect(rooms().textContent).toContain('24 pers.');
  expect(veil()).toBeNull();
});

test('while a popover is open a press on the overlay closes the popover and navigates nowhere', async () => {
  const { resets } = showSearch({ query });
  await userEvent.click(rooms());
  await oneMore();
  await userEvent.click(veil() ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(resets).not.toHaveBeenCalled();
  expect(rooms().textContent).toContain('25 pers.');
  await userEvent.click(veil() ?? document.body);
  expect(resets).toHaveBeenCalledTimes(1);
});

test('a press outside an open popover closes it and opens no venue', async () => {
  showSearch({ query });
  await userEvent.click(rooms());
  expect(screen.getByText('Ternes').closest('[inert]')).not.toBeNull();
  await userEvent.click(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Ternes').closest('[inert]')).toBeNull();
});
