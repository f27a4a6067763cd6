import { sellsServices } from '@plenary/contracts/deployment-terms';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './amenities.module.css';
import { AmenityIcon, type AmenityName } from './amenity-icon.tsx';

interface Group {
  key: 'equipment' | 'catering' | 'addOns';
  amenities: readonly AmenityName[];
}

/** Amenities of every venue (spec/booking.md §2). */
const equipment: readonly Group[] = [{ key: 'equipment', amenities: ['projector', 'flipChart', 'videoConference', 'wifi', 'supplies'] }];
/** Services sold with it. */
const services: readonly Group[] = [
  { key: 'catering', amenities: ['breakfast', 'gourmetBreak', 'lunch'] },
  { key: 'addOns', amenities: ['wellness', 'facilitator', 'teamBuilding', 'afterwork'] },
];

/** Equipment, catering and add-ons, a section each; if rooms alone are sold, equipment. */
export const Amenities = () => {
  const { t } = useTranslation('booking');
  const groups = sellsServices(usePlatform().settings.productMode) ? [...equipment, ...services] : equipment;
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
            <span>{t(`venuePage.${key}.${name}` as 'venuePage.equipment.wifi')}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
};
