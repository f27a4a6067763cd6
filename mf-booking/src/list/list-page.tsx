import { countryCodes } from '@plenary/contracts/vocabulary';
import { useTitle } from '@plenary/platform';
import { Link, useLoaderData, useLocation } from '@plenary/platform/router';
import { EmptyState } from '@plenary/ui/empty-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VenueList } from '../api.ts';
import { ListMap } from './list-map.tsx';
import styles from './list-page.module.css';
import { VenueCardLink } from './venue-card-link.tsx';

export const ListPage = () => {
  const { t } = useTranslation('booking');
  const { countryCode, venues } = useLoaderData<VenueList>();
  const { search } = useLocation();
  const [activeSlug, setActiveSlug] = useState<string | null>(null);
  useTitle(t('list.title'));

  const foodBrands = venues.filter(({ isFoodBrand }) => isFoodBrand);
  const others = venues.filter(({ isFoodBrand }) => !isFoodBrand);
  const card = (venue: VenueList['venues'][number]) => (
    <li key={venue.slug}>
      <VenueCardLink venue={venue} search={search} isActive={venue.slug === activeSlug} onActiveChange={setActiveSlug} />
    </li>
  );

  return (
    <div className={styles.page}>
      <header className={styles.intro}>
        <h1 className={styles.headline}>{t('list.headline')}</h1>
        <p className={styles.lead}>{t('list.lead')}</p>
      </header>
      <div className={styles.toolbar}>
        <h2 className={styles.count}>{t('list.count', { count: venues.length })}</h2>
        <nav className={styles.countries} aria-label={t('list.countries')}>
          {countryCodes.map((code) => (
            <Link
              key={code}
              className={styles.country}
              aria-current={code === countryCode ? 'page' : undefined}
              to={`/?countryCode=${code}`}
            >
              {t(`country.${code}`)}
            </Link>
          ))}
        </nav>
      </div>
      {venues.length === 0 ? (
        <EmptyState title={t('list.empty.title')} description={t('list.empty.text')} />
      ) : (
        <div className={styles.results}>
          <div className={styles.cards}>
            <ul className={styles.grid}>{others.map(card)}</ul>
            {foodBrands.length > 0 && (
              <section className={styles.band} aria-labelledby="food-brands">
                <h2 id="food-brands" className={styles.bandTitle}>
                  {t('list.foodBrands')}
                </h2>
                <ul className={styles.grid}>{foodBrands.map(card)}</ul>
              </section>
            )}
          </div>
          <ListMap venues={venues} search={search} activeSlug={activeSlug} onActiveChange={setActiveSlug} />
        </div>
      )}
    </div>
  );
};
