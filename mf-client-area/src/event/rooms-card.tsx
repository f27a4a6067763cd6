import type { NamedRoom } from '@plenary/contracts/booked-room';
import { tellRooms } from '@plenary/contracts/tell-rooms';
import { usePlatform } from '@plenary/platform';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';

/** The rooms that an event has by name; nothing where they are unknown. */
export const RoomsCard = ({ rooms = [] }: { rooms: readonly NamedRoom[] | undefined }) => {
  const { t } = useTranslation('client-area');
  const { language } = usePlatform();
  if (rooms.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="rooms-card">
      <div className={styles.card}>
        <h2 id="rooms-card" className={styles.title}>
          {t('event.rooms')}
        </h2>
        {tellRooms(rooms, language).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </Card>
  );
};
