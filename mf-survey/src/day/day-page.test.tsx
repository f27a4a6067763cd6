import * as surveySummary from '@plenary/contracts/survey-summary.endpoints';
import { refuse } from '@plenary/http/refuse';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../testing/press.ts';
import { heading, plainText, showSurvey } from '../testing/show-route.ts';

// Covers L-R05, L-R11.

const rows = async () => within(await screen.findByRole('list', { name: 'Programme du mardi 19 janvier' })).getAllByRole('listitem');
/** The link of the stepper tells no hours. */
const rowOf = (name: string) => screen.findByRole('link', { name: new RegExp(`^${name} .*\\d`) });

test('a day is on one screen: its steps by their hours, with room, people and set-up, each leading to its form', async () => {
  const { where } = await showSurvey({ path: '/day/0' });
  expect(plainText(await heading())).toBe('Mardi 19 janvier');
  const told = (await rows()).map(plainText);
  expect(told.length).toBeGreaterThan(4);
  expect(told[0]).toMatch(/^Plénière/);
  await userEvent.click(await rowOf('Déjeuner'));
  await waitFor(() => expect(where()).toBe('/day/0/lunch'));
});

test('the form of a step stands in its row, between the others of its day', async () => {
  await showSurvey({ path: '/day/0/lunch' });
  const all = await rows();
  const open = all.findIndex((row) => within(row).queryByRole('form', { name: 'Déjeuner' }) !== null);
  expect(open).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(open + 1);
});

test('going to another row saves what was typed first', async () => {
  const { where, puts } = await showSurvey({ path: '/day/0/afterwork' });
  await screen.findByRole('form', { name: 'Afterwork' });
  await fill('Participants', '21');
  await userEvent.click(await rowOf('Plénière'));
  await waitFor(() => expect(where()).toBe('/day/0/plenary/0'));
  expect(puts().map(({ body }) => body)).toMatchObject([{ pax: 21 }]);
});

test('going to another row keeps in this browser what cannot be saved yet', async () => {
  const { where, puts } = await showSurvey({ path: '/day/0/afterwork' });
  await screen.findByRole('form', { name: 'Afterwork' });
  await fill('Participants', '');
  await userEvent.click(await rowOf('Plénière'));
  await waitFor(() => expect(where()).toBe('/day/0/plenary/0'));
  expect(puts()).toEqual([]);
  await userEvent.click(await rowOf('Afterwork'));
  expect(await screen.findByText(/Nous avons repris ce que vous aviez saisi/)).toBeTruthy();
});

test('going to another row without a change saves nothing', async () => {
  const { where, puts } = await showSurvey({ path: '/day/0/lunch' });
  await userEvent.click(await rowOf('Plénière'));
  await waitFor(() => expect(where()).toBe('/day/0/plenary/0'));
  expect(puts()).toEqual([]);
});

test('a step is answered without the rows of its day where these do not come', async () => {
  await showSurvey({
    path: '/day/0/lunch',
    prepare: (_, fake) => fake.answer(surveySummary.getSummary, () => refuse('service-unavailable')),
  });
  expect(await screen.findByRole('form', { name: 'Déjeuner' })).toBeTruthy();
  expect(await rows()).toHaveLength(1);
});

test('the way on leads to the next day, and from the last one to what follows', async () => {
  const { unmount } = await showSurvey({ path: '/day/0' });
  expect((await screen.findByRole('link', { name: /^Suite\s: mer\.\s20\sjanv/ })).getAttribute('href')).toMatch(/\/day\/1$/);
  unmount();
  await showSurvey({ path: '/day/1' });
  expect((await screen.findByRole('link', { name: 'Suite : Besoins complémentaires' })).getAttribute('href')).toMatch(
    /\/additional-needs$/,
  );
  expect(screen.getByRole('link', { name: 'Précédent' }).getAttribute('href')).toMatch(/\/day\/0$/);
});
