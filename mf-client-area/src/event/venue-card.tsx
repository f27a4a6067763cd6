import type { MeetingEvent } from '@plenary/contracts/meeting-events.schemas';
import { Link } from '@plenary/platform/router';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './card.module.css';

/** Where the event is, and the way to the venue's page; its picture stands at the head of the event's page. */
export const VenueCard = ({ building }: { building: MeetingEvent['building'] }) => {
  const { t } = useTranslation('client-area');
  const { street, zipCode, city } = building.address;
  return (
    <Card as="section" aria-labelledby="venue-card">
      <div className={styles.card}>
        <h2 id="venue-card" className={styles.title}>
          {building.commercialName}
        </h2>
        <p>{`${street}, ${zipCode} ${city}`}</p>
        <p>
          <Link to={paths.venue(building.slug)}>{t('venue.see')}</Link>
        </p>
      </div>
    </Card>
  );
};
