import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { searchToQuery } from './search-address.ts';
import { showSearch } from './search-harness.tsx';
import { dayOn, room, searchOf, tuesday, wednesday } from './search-test-data.ts';

/** Rules that need a layout are judged in a browser. */
const needLayout = { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: false }, region: { enabled: false } };
const faultsOf = async () => {
  const { violations } = await axe.run(document.body, { rules: needLayout });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

const asked = searchToQuery(searchOf(dayOn(tuesday, 24, { subcommittees: [room(8)] }), dayOn(wednesday))) ?? '';
const fieldErrors = {
  'days.0.date': 'closed_day',
  'days.0.plenary.pax': 'too_large',
  'days.0.subcommittees.0.duration': 'invalid_value',
};
test.each([
  ['days', /^Jours/, () => screen.findByRole('application')],
  ['rooms', /^Salles/, () => screen.findAllByRole('tab')],
  ['lunches', /^Déjeuners/, () => screen.findAllByRole('checkbox')],
] as const)('axe finds nothing in %s, with errors and without', async (_, name, isThere) => {
  const { unmount } = showSearch({ query: asked });
  await userEvent.click(screen.getByRole('button', { name }));
  await isThere();
  expect(await faultsOf()).toEqual([]);
  unmount();
  showSearch({ query: asked, fieldErrors, variant: 'card' });
  await userEvent.click(screen.getByRole('button', { name }));
  await isThere();
  expect(await faultsOf()).toEqual([]);
});
