import { countryCodes } from '@plenary/contracts/terms';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { Link, useLocation } from '@plenary/platform/router';
import { chipClass } from '@plenary/ui/chip';
import { useTranslation } from 'react-i18next';
import { type ListView, withView } from '../filters/filter-address.ts';
import { paths } from '../paths.ts';
import { inCountry } from '../search/search-address.ts';
import styles from './list-page.module.css';

/** The countries of the network, each with the search and as much of the view as holds there. */
export const CountriesOfList = ({ current, view }: { current: CountryCode; view: ListView }) => {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const elsewhere = { ...view, filters: { ...view.filters, districts: [] }, near: null, compared: [] };
  return (
    <nav className={styles.countries} aria-label={t('list.countries')}>
      {countryCodes.map((code) => (
        <Link
          key={code}
          className={chipClass({ isSelected: code === current })}
          aria-current={code === current ? 'page' : undefined}
          to={paths.list(withView(inCountry(search, code), elsewhere))}
          preventScrollReset
        >
          {t(`country.${code}`)}
        </Link>
      ))}
    </nav>
  );
};
