import { createFake } from '@plenary/http/create-fake';
import { PlatformProvider, setCurrentPlatform } from '@plenary/platform';
import { createMemoryRouter, RouterProvider } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '../testing/texts.ts';
import { searchFromQuery, searchToQuery } from './search-address.ts';
import { answerCalendar } from './search-harness.tsx';
import { dayOn, searchOf, tuesday } from './search-test-data.ts';
import { VenueSearch } from './venue-search.tsx';

/** The search on a page of the shell that does not exist. */
const showOn = (address: string) => {
  const fake = createFake();
  answerCalendar(fake);
  globalThis.fetch = fake.fetch;
  const platform = createTestPlatform();
  setCurrentPlatform(platform);
  const routes = [
    { path: '/', element: <h1>The list</h1> },
    { path: '*', element: <VenueSearch /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <I18nextProvider i18n={createTexts('fr')}>
      <PlatformProvider value={platform}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </I18nextProvider>,
  );
  return router;
};

const submit = () => screen.getByRole('button', { name: 'Voir les disponibilités' });

test('a broken link that carries a search leads to the list with it, at one press', async () => {
  const query = searchToQuery({ ...searchOf(dayOn(tuesday)), countryCode: 'BEL' }) ?? '';
  const router = showOn(`/venues/gone${query}`);
  await userEvent.click(submit());
  await screen.findByRole('heading', { name: 'The list' });
  expect(router.state.location.pathname).toBe('/');
  expect(searchFromQuery(router.state.location.search)).toEqual(searchFromQuery(query));
});

test('without a search it begins empty, and asks by keyboard for what lacks before it leads anywhere', async () => {
  const router = showOn('/nowhere');
  while (document.activeElement !== submit()) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('application', { name: /Premier et dernier jour/ });
  await waitFor(() => expect(router.state.location.pathname).toBe('/nowhere'));
});
