import { getCalendar } from '@plenary/contracts/booking.endpoints';
import type { DeploymentModes } from '@plenary/contracts/deployment-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { localeOf } from '@plenary/contracts/terms';
import type { Language } from '@plenary/contracts/vocabulary';
import { createFake, type Fake } from '@plenary/http/create-fake';
import { PlatformProvider, setCurrentPlatform } from '@plenary/platform';
import { createMemoryRouter, RouterProvider } from '@plenary/platform/router';
import { createTestPlatform } from '@plenary/platform/testing';
import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { createTexts } from '../testing/texts.ts';
import { SearchBar, type SearchBarProps } from './search-bar.tsx';
import { SearchOverlay } from './search-overlay.tsx';
import { useSearch } from './use-search.ts';

const inAllLanguages = (name: string) => ({ fr: name, en: name, es: name, nl: name });

/** The country's calendar as the service would answer it on Thursday 2026-12-10. */
export const answerCalendar = (fake: Fake): void =>
  fake.answer(getCalendar, () => ({
    firstDay: '2026-12-11',
    lastDay: '2027-12-10',
    closedDays: [{ date: '2026-12-25', reason: 'holiday' as const, name: inAllLanguages('Noël') }],
  }));

interface Shown {
  query: string;
  fieldErrors?: FieldErrors;
}

interface PageOptions extends Partial<Shown>, Pick<SearchBarProps, 'variant' | 'result' | 'isPending' | 'placeOptionAt'> {
  language?: Language;
  /** Modes of the deployment. */
  modes?: Partial<DeploymentModes>;
  fake?: Fake;
  /** The page's state after a sent search. */
  answer?: (query: string) => Shown;
}

type Result = SearchBarProps['result'];
interface Handle {
  setResult: (result: Result) => void;
}

const Page = ({ first, sent, resets, answer, result, handle, ...bar }: PageOptions & PageParts) => {
  const [shown, setShown] = useState(first);
  const [offered, setOffered] = useState(result);
  handle.setResult = setOffered;
  const search = useSearch(shown);
  return (
    <>
      <SearchBar
        {...bar}
        result={offered}
        search={search}
        onSubmit={(query) => {
          sent.push(query);
          if (answer) setShown(answer(query));
        }}
      />
      <SearchOverlay search={search} onReset={resets}>
        <a href="#venue">Ternes</a>
      </SearchOverlay>
    </>
  );
};

interface PageParts {
  first: Shown;
  sent: string[];
  resets: () => void;
  handle: Handle;
}

/** A page with the bar, results under its overlay, and the service on a contract fake. */
export const showSearch = ({
  language = 'fr',
  fake = createFake(),
  query = '?countryCode=FRA',
  fieldErrors,
  modes,
  ...page
}: PageOptions = {}) => {
  answerCalendar(fake);
  globalThis.fetch = fake.fetch;
  const { settings } = createTestPlatform();
  const platform = createTestPlatform({ language, locale: localeOf[language], settings: { ...settings, ...modes } });
  setCurrentPlatform(platform);
  const sent: string[] = [];
  const resets = jest.fn();
  const handle: Handle = { setResult: () => {} };
  /** Delivers the answer to the search. */
  const offer = (result: Result) => act(async () => handle.setResult(result));
  const element = <Page {...page} first={{ query, fieldErrors }} sent={sent} resets={resets} handle={handle} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  const view = render(
    <I18nProvider locale={localeOf[language]}>
      <I18nextProvider i18n={createTexts(language)}>
        <PlatformProvider value={platform}>
          <RouterProvider router={router} />
        </PlatformProvider>
      </I18nextProvider>
    </I18nProvider>,
  );
  return { ...view, router, offer, sent, resets, calls: fake.calls };
};
