import { sellsServices } from '@plenary/contracts/deployment-terms';
import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './amenities.module.css';
import { AmenityIcon } from './amenity-icon.tsx';

type Featured = Pick<Venue, 'littlePlus' | 'hasFood' | 'isAccessible'>;

/** Features of the venue, as text: the little plus, food unless the venue has none, safety, access (spec/booking.md §2). */
export const Features = ({ venue: { littlePlus, hasFood, isAccessible } }: { venue: Featured }) => {
  const { t } = useTranslation('booking');
  const { language, settings } = usePlatform();
  const servesFood = hasFood && sellsServices(settings.productMode);
  const features = [
    { name: 'plus', text: littlePlus[language] },
    ...(servesFood ? [{ name: 'food', text: t('venuePage.features.foodText') } as const] : []),
    { name: 'safety', text: t('venuePage.features.safetyText') },
    ...(isAccessible ? [{ name: 'access', text: t('venuePage.features.accessText') } as const] : []),
  ] as const;
  return (
    <section aria-labelledby="features">
      <h2 id="features" className={styles.heading}>
        {t('venuePage.features.title')}
      </h2>
      <dl className={styles.features}>
        {features.map(({ name, text }) => (
          <div key={name} className={styles.feature}>
            <dt className={styles.name}>
              <AmenityIcon name={name} />
              {t(`venuePage.features.${name}`)}
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
