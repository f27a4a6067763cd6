import { useLoading } from '@plenary/platform/loading';
import { Link, useLocation } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { type ListView, withView } from '../filters/filter-address.ts';
import { paths } from '../paths.ts';
import { inCountry } from '../search/search-address.ts';
import { findVenues } from './find-venues.ts';
import styles from './selection.module.css';

interface Props {
  /** Selected, and not in the list. */
  slugs: readonly string[];
  view: ListView;
}

/** The selected venues that the list has not: those of other countries, and those that cannot serve the search, each with its way there. */
export const SelectedElsewhere = ({ slugs, view }: Props) => {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const country = new URLSearchParams(search).get('countryCode');
  const { loading } = useLoading({ load: (signal) => findVenues(slugs, signal), of: slugs.join() });
  if (loading.type !== 'loaded') return null;
  const unknown = slugs.length - loading.value.length;
  const elsewhere = { ...view, filters: { ...view.filters, districts: [] }, compared: [] };
  return (
    <ul className={styles.elsewhere} aria-label={t('favourites.elsewhere')}>
      {loading.value.map(({ slug, name, address: { countryCode } }) => (
        <li key={slug}>
          {countryCode === country ? (
            <>
              <Link to={paths.venue(slug, search)}>{name}</Link> {t('favourites.unserved')}
            </>
          ) : (
            <>
              <Link to={paths.list(withView(inCountry(search, countryCode), elsewhere))} preventScrollReset>
                {name}
              </Link>{' '}
              {t('favourites.abroad', { country: t(`country.${countryCode}`) })}
            </>
          )}
        </li>
      ))}
      {unknown > 0 ? <li>{t('favourites.unknown', { count: unknown })}</li> : null}
    </ul>
  );
};
