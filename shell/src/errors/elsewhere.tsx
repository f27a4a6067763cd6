import { countryCodes } from '@plenary/contracts/terms';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-page.module.css';
import { VenueSearch } from './venue-search.tsx';

/** A search and the lists of venues, for whoever stands on a page without a way on. */
export const Elsewhere = () => {
  const { t } = useTranslation('shell');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.elsewhere}>
      <h2 id={heading}>{t('notFound.venues')}</h2>
      <VenueSearch />
      <ul className={styles.actions}>
        {countryCodes.map((code) => (
          <li key={code}>
            <Link className={buttonClass({ variant: 'secondary' })} to={`/?countryCode=${code}`}>
              {t(`notFound.countries.${code}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
