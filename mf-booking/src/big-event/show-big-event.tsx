import { createBigEventDemand } from '@plenary/contracts/big-event.endpoints';
import { getVenue } from '@plenary/contracts/booking.endpoints';
import { localeOf } from '@plenary/contracts/terms';
import type { Venue } from '@plenary/contracts/venue';
import type { Language } from '@plenary/contracts/vocabulary';
import { createFake, type Fake } from '@plenary/http/create-fake';
import { type Platform, PlatformProvider, setCurrentPlatform } from '@plenary/platform';
import { createMemoryRouter, RouterProvider } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { act, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { routes } from '../routes.tsx';
import { answerCalendar } from '../search/search-harness.tsx';
import { createListTexts } from '../testing/texts.ts';
import { buildVenue } from './big-event-factory.ts';

const Nothing = () => null;
const parsePath = (address: string) => {
  const { pathname, search } = new URL(address, 'https://book.example');
  return { pathname, search };
};

interface Options {
  address?: string;
  /** State of its history entry. */
  state?: unknown;
  venue?: Venue;
  language?: Language;
  platform?: Partial<Platform>;
  fake?: Fake;
}

/** This remote's pages at an address, by default the form of `bourse`; a demand is accepted unless the fake is overridden. */
export const showBigEvent = ({
  address = '/venues/bourse/event-demand',
  state,
  venue = buildVenue(),
  language = 'fr',
  platform: given,
  fake = takingFake(),
}: Options = {}) => {
  fake.answer(getVenue, () => venue);
  answerCalendar(fake);
  globalThis.fetch = fake.fetch;
  const platform = createTestPlatform({ language, locale: localeOf[language], ...given });
  setCurrentPlatform(platform);
  // Before the router, which loads at once, and with a page its texts.
  const texts = createListTexts(language);
  const router = createMemoryRouter([{ HydrateFallback: Nothing, children: routes }], {
    initialEntries: [{ ...parsePath(address), state }],
  });
  const page = (shown: Platform) => (
    <I18nextProvider i18n={texts}>
      <PlatformProvider value={shown}>
        <RouterProvider router={router} />
      </PlatformProvider>
    </I18nextProvider>
  );
  const view = render(page(platform));
  /** Somebody signs in over the page. */
  const signIn = (session: Platform['session']) => act(() => view.rerender(page({ ...platform, session })));
  const sent = () => fake.calls.filter(({ method }) => method === 'POST');
  const place = () => router.state.location.pathname + router.state.location.search;
  return { ...view, platform, fake, sent, place, signIn };
};

/** Takes every demand. */
export const takingFake = (): Fake => {
  const fake = createFake();
  fake.answer(createBigEventDemand, () => ({ success: true as const }));
  return fake;
};
