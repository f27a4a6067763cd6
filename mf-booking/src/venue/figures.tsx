import { formatCount } from '@plenary/contracts/format';
import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './figures.module.css';

/** Capacity of the venue, in figures; without a set-up for standing people there is no figure of them. */
export const Figures = ({ venue: { features, isAccessible } }: { venue: Pick<Venue, 'features' | 'isAccessible'> }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const figures = (
    [
      ['capacity', features.capacity],
      ['rooms', features.roomsCount],
      ['seated', features.maxSitting],
      ['standing', features.maxStanding],
    ] as const
  ).filter(([, count]) => count > 0);
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className={styles.heading}>
        {t('venue.figures.title')}
      </h2>
      <dl className={styles.figures}>
        {figures.map(([key, count]) => (
          <div key={key} className={styles.figure}>
            <dt>{t(`venue.figures.${key}`, { count })}</dt>
            <dd>{formatCount(count, locale)}</dd>
          </div>
        ))}
        {isAccessible ? (
          <div className={styles.figure}>
            <dt>{t('venue.figures.accessibleText')}</dt>
            <dd>
              <Icon name="wheelchair" size={32} label={t('venue.figures.accessible')} />
            </dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
};
