import type { Venue } from '@plenary/contracts/venue';
import { useTitle } from '@plenary/platform';
import { Link, useLoaderData, useLocation } from '@plenary/platform/router';
import { Breadcrumb } from '@plenary/ui/breadcrumb';
import { useTranslation } from 'react-i18next';
import { VenueBeside } from '../cover/venue-beside.tsx';
import { paths } from '../paths.ts';
import { inCountry } from '../search/search-address.ts';
import { BigEventForm } from './big-event-form.tsx';
import styles from './big-event-page.module.css';
import { NextSteps } from './next-steps.tsx';

/** The request-for-quote form of a venue (spec/booking.md §2 "Big-event demand form page"). */
export const BigEventPage = () => {
  const { t } = useTranslation('booking');
  const venue = useLoaderData<Venue>();
  const { search: query } = useLocation();
  const { slug, name, address } = venue;
  useTitle(t('bigEvent.title', { venue: name }));
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb
          label={t('bigEvent.breadcrumb')}
          items={[
            { id: 'home', content: <Link to={paths.list()}>{t('bigEvent.home')}</Link> },
            {
              id: 'country',
              content: <Link to={paths.list(inCountry(query, address.countryCode))}>{t(`country.${address.countryCode}`)}</Link>,
            },
            { id: 'venue', content: <Link to={paths.venue(slug, query)}>{name}</Link> },
            { id: 'demand', content: t('bigEvent.here') },
          ]}
        />
        <h1>{t('bigEvent.headline', { venue: name })}</h1>
        <p className={styles.lead}>{t('bigEvent.lead')}</p>
      </header>
      <div className={styles.columns}>
        <BigEventForm key={slug} venue={venue} query={query} />
        <aside className={styles.side} aria-label={t('bigEvent.aside')}>
          <VenueBeside venue={venue} query={query} hasCapacity />
          <NextSteps />
        </aside>
      </div>
    </div>
  );
};
