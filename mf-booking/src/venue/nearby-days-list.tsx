import { formatDays } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { chipClass } from '@plenary/ui/chip';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import type { MovedSearch } from './move-search.ts';
import styles from './nearby-days-list.module.css';

/** Days on which this venue is free, as links that move the search there. */
export const NearbyDays = ({ slug, nearby }: { slug: string; nearby: readonly MovedSearch[] }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  if (nearby.length === 0) return null;
  return (
    <div>
      <p className={styles.label}>{t('venue.alternatives.days')}</p>
      <ul className={styles.days}>
        {nearby.map(({ query, days }) => (
          <li key={query}>
            <Link className={chipClass()} to={paths.venue(slug, query)} preventScrollReset>
              {formatDays(days[0] ?? '', days.at(-1) ?? '', locale, 'short')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
