import type { VenueCard } from '@plenary/contracts/venue';
import { Link } from '@plenary/platform/router';
import { Icon } from '@plenary/ui/icon';
import { IconButton } from '@plenary/ui/icon-button';
import { useTranslation } from 'react-i18next';
import styles from './compare-bar.module.css';
import { useCompared } from './use-compared.ts';

/** What is picked to be compared, over the end of the screen; from two venues on it leads to the comparison. */
export const CompareBar = ({ venues }: { venues: readonly Pick<VenueCard, 'slug' | 'name'>[] }) => {
  const { t } = useTranslation('booking');
  const { compared, toggle, clear, address } = useCompared();
  if (compared.length === 0) return null;
  const picked = compared.flatMap((slug) => venues.find((venue) => venue.slug === slug) ?? []);
  return (
    <section className={styles.bar} data-bottom-bar="compare" aria-label={t('compare.bar')}>
      <p className={styles.count} role="status">
        {t('compare.count', { count: compared.length })}
      </p>
      <ul className={styles.picked}>
        {picked.map(({ slug, name }) => (
          <li key={slug}>
            <button type="button" className={styles.remove} aria-label={t('compare.remove', { name })} onClick={() => toggle(slug)}>
              <span className={styles.name}>{name}</span>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      {compared.length > 1 ? (
        <Link className={styles.open} to={address(true)}>
          {t('compare.open')}
        </Link>
      ) : (
        <span className={styles.more}>{t('compare.more')}</span>
      )}
      <IconButton icon="close" label={t('compare.clear')} tone="on-ink" onClick={clear} />
    </section>
  );
};
