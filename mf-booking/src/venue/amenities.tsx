import { useTranslation } from 'react-i18next';
import styles from './amenities.module.css';
import { AmenityIcon, type AmenityName } from './amenity-icon.tsx';

/** What every venue has, and what can be added to it (spec/booking.md §2). */
const groups: readonly { key: string; amenities: readonly AmenityName[] }[] = [
  { key: 'equipment', amenities: ['projector', 'flipChart', 'videoConference', 'wifi', 'supplies'] },
  { key: 'catering', amenities: ['breakfast', 'gourmetBreak', 'lunch'] },
  { key: 'addOns', amenities: ['wellness', 'facilitator', 'teamBuilding', 'afterwork'] },
];

/** Equipment, catering and add-ons, a section each. */
export const Amenities = () => {
  const { t } = useTranslation('booking');
  return groups.map(({ key, amenities }) => (
    <section key={key} aria-labelledby={key}>
      <h2 id={key} className={styles.heading}>
        {t(`venuePage.${key}.title`)}
      </h2>
      <p className={styles.lead}>{t(`venuePage.${key}.lead`)}</p>
      <ul className={styles.amenities}>
        {amenities.map((name) => (
          <li key={name} className={styles.amenity}>
            <AmenityIcon name={name} />
            <span>{t(`venuePage.${key}.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
};
