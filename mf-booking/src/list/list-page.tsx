import { useTitle } from '@plenary/platform';
import { useLoaderData, useLocation, useNavigate, useNavigation } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';

import { type ListView, viewFromQuery, withView } from '../filters/filter-address.ts';
import { arrange, noFilters } from '../filters/venue-filters.ts';
import { FeaturedVenue } from '../landing/featured-venue.tsx';
import { Promises } from '../landing/promises.tsx';
import { WaysToStart } from '../landing/ways-to-start.tsx';
import { paths } from '../paths.ts';
import { SearchBar, type SearchBarProps } from '../search/search-bar.tsx';
import { SearchOverlay } from '../search/search-overlay.tsx';
import { useLoad } from '../search/use-load.ts';
import { usePriceHolds } from '../search/use-price-holds.ts';
import { useSearch } from '../search/use-search.ts';
import { BalanceOfList } from './balance-of-list.tsx';
import { ComparisonOfList } from './comparison-of-list.tsx';
import { CountriesOfList } from './countries-of-list.tsx';
import { FoldedSearch } from './folded-search.tsx';
import styles from './list-page.module.css';
import { ListResults } from './list-results.tsx';
import type { ListData } from './load-list.ts';
import { NoneShown } from './none-shown.tsx';
import { PriceCounts } from './price-counts.tsx';
import { ToolsOfList } from './tools-of-list.tsx';
import { useNoticeOfAddress, useSignInWhenRequired, useTracking } from './use-list-effects.ts';

/** A list narrowed to one venue has that venue's calendar. */
const calendarOf = ([slug, ...others]: readonly string[]): Partial<SearchBarProps> =>
  slug === undefined || others.length > 0
    ? {}
    : {
        calendarOf: slug,
        fetchCalendar: async (...asked) => (await (await import('./list-extras.ts')).bringCalendarOfVenue())(slug, ...asked),
      };

const bringLandingEnd = async () => (await import('./list-extras.ts')).bringLandingEnd();

/** Search and venues of a country (spec/booking.md §2 "Venue list"). */
export const ListPage = () => {
  const { t } = useTranslation('booking');
  const data = useLoaderData<ListData>();
  const { countryCode, outcome, errors, demandId } = data;
  const { search: query } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const search = useSearch({ query, countryCode, fieldErrors: errors });
  const holds = usePriceHolds(search.asked.days);
  useTitle(t('list.title'));
  useTracking(data);
  useSignInWhenRequired(data);
  useNoticeOfAddress();

  const isPriced = outcome === 'priced';
  const view = viewFromQuery(query);
  const isNarrowed = view.selected.length > 0;
  const venues = isNarrowed ? data.venues.filter(({ slug }) => view.selected.includes(slug)) : data.venues;
  const isLanding = outcome === 'plain' && !isNarrowed && !view.isComparing && search.rules.lunch === 'chosen';
  const { value: LandingEnd } = useLoad({ name: 'landing-end', isWanted: isLanding, load: bringLandingEnd });
  const [featured] = isLanding ? data.venues.filter(({ pictures, fromPrice }) => pictures.cover && fromPrice !== undefined) : [];
  const hasTools = venues.length > 1 || isNarrowed || view.compared.length > 0;
  const shown = arrange(venues, view);
  const goTo = (next: string) => void navigate(paths.list(next), { preventScrollReset: true });
  const show = (next: ListView) => void navigate(paths.list(withView(query, next)), { replace: true, preventScrollReset: true });
  const results =
    shown.length > 0 ? (
      <ListResults venues={shown} search={query} holds={holds} />
    ) : isNarrowed && venues.length === 0 ? null : (
      <NoneShown
        key={demandId}
        found={venues.length}
        onClear={() => show({ ...view, filters: noFilters })}
        demandId={demandId}
        search={search}
      />
    );
  return (
    <div className={styles.page} data-answered={isPriced || undefined}>
      <header className={isPriced ? 'visually-hidden' : styles.intro} data-featured={featured ? true : undefined}>
        <div>
          <h1 className={styles.headline}>{t('list.headline')}</h1>
          <p className={styles.lead}>{t('list.lead')}</p>
        </div>
        {featured ? <FeaturedVenue venue={featured} search={query} /> : null}
      </header>
      <FoldedSearch search={search} isAnswered={isPriced}>
        <SearchBar
          search={search}
          onSubmit={(next) => goTo(withView(next, view))}
          isPending={state === 'loading'}
          {...calendarOf(view.selected)}
        />
      </FoldedSearch>
      {isLanding ? (
        <div className={styles.landing}>
          <Promises venues={data.venues} />
          <WaysToStart search={search} />
        </div>
      ) : null}
      {view.isComparing ? null : (
        <>
          <div className={styles.toolbar}>
            <div aria-live="polite">
              {/* Without venues the empty state says it to the eye. */}
              <h2 className={venues.length > 0 ? styles.count : 'visually-hidden'}>
                {t(isPriced ? 'list.available' : 'list.count', { count: venues.length })}
              </h2>
              {venues.length > 0 ? <PriceCounts venues={venues} shownCount={shown.length} /> : null}
            </div>
            <CountriesOfList current={countryCode} view={view} />
            {isPriced ? <BalanceOfList /> : null}
          </div>
          {hasTools ? <ToolsOfList venues={venues} shownCount={shown.length} view={view} onChange={show} /> : null}
        </>
      )}
      <SearchOverlay search={search} onReset={() => goTo(query)}>
        {view.isComparing ? (
          <ComparisonOfList cards={data.venues} isAnswered={isPriced}>
            {results}
          </ComparisonOfList>
        ) : (
          results
        )}
      </SearchOverlay>
      {LandingEnd ? <LandingEnd countries={data.countries} /> : null}
    </div>
  );
};
