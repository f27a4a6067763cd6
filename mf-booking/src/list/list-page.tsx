import { countryCodes } from '@plenary/contracts/terms';
import { useTitle } from '@plenary/platform';
import { Link, useLoaderData, useLocation, useNavigate, useNavigation } from '@plenary/platform/router';
import { chipClass } from '@plenary/ui/chip';
import { useTranslation } from 'react-i18next';
import { Balance } from '../credits/balance.tsx';
import { paths } from '../paths.ts';
import { inCountry } from '../search/search-address.ts';
import { SearchBar } from '../search/search-bar.tsx';
import { SearchOverlay } from '../search/search-overlay.tsx';
import { useSearch } from '../search/use-search.ts';
import styles from './list-page.module.css';
import { ListResults } from './list-results.tsx';
import type { ListData } from './load-list.ts';
import { NoVenues } from './no-venues.tsx';
import { PriceCounts } from './price-counts.tsx';
import { useNoticeOfAddress, useSignInWhenRequired, useTracking } from './use-list-effects.ts';

/** Search and venues of a country (spec/booking.md §2 "Venue list"). */
export const ListPage = () => {
  const { t } = useTranslation('booking');
  const data = useLoaderData<ListData>();
  const { countryCode, venues, outcome, errors, demandId } = data;
  const { search: query } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const search = useSearch({ query, countryCode, fieldErrors: errors });
  useTitle(t('list.title'));
  useTracking(data);
  useSignInWhenRequired(data);
  useNoticeOfAddress();

  const goTo = (next: string) => void navigate(paths.list(next), { preventScrollReset: true });
  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.headline}>{t('list.headline')}</h1>
        <p className={styles.lead}>{t('list.lead')}</p>
      </header>
      <SearchBar search={search} onSubmit={goTo} isPending={state === 'loading'} />
      <div className={styles.toolbar}>
        <div aria-live="polite">
          {/* Without venues the empty state says it to the eye. */}
          <h2 className={venues.length > 0 ? styles.count : 'visually-hidden'}>
            {t(outcome === 'priced' ? 'list.available' : 'list.count', { count: venues.length })}
          </h2>
          {outcome === 'priced' && venues.length > 0 ? <PriceCounts venues={venues} /> : null}
        </div>
        <nav className={styles.countries} aria-label={t('list.countries')}>
          {countryCodes.map((code) => (
            <Link
              key={code}
              className={chipClass({ isSelected: code === countryCode })}
              aria-current={code === countryCode ? 'page' : undefined}
              to={paths.list(inCountry(query, code))}
              preventScrollReset
            >
              {t(`country.${code}`)}
            </Link>
          ))}
        </nav>
        {outcome === 'priced' ? <Balance /> : null}
      </div>
      <SearchOverlay search={search} onReset={() => goTo(query)}>
        {venues.length > 0 ? (
          <ListResults venues={venues} search={query} />
        ) : (
          <NoVenues key={demandId} demandId={demandId} search={search} />
        )}
      </SearchOverlay>
    </div>
  );
};
