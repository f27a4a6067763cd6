import { formatCount } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import type { NetworkRoom, NetworkVenue } from './api.ts';
import styles from './network.module.css';
import { RoomDialog } from './room-dialog.tsx';

interface Props {
  venue: NetworkVenue;
  /** The venue as it is after a save, or as another person saved it. */
  onTold: (venue: NetworkVenue) => void;
}

/** Rooms of a venue, each opened in a dialog. */
export const RoomsPanel = ({ venue, onTold }: Props) => {
  const { t } = useTranslation('staff');
  const [openedId, setOpenedId] = useState<string | null>(null);
  const opened = venue.rooms.find(({ id }) => id === openedId);
  return (
    <Panel id="rooms" title={t('network.panels.rooms')}>
      <ul className={styles.rooms}>
        {venue.rooms.map((room) => (
          <li key={room.id} className={styles.room}>
            <div>
              <p className={styles.roomName}>{room.facts.name}</p>
              <RoomWords room={room} />
            </div>
            <Button size="small" variant="secondary" onClick={() => setOpenedId(room.id)}>
              {t('network.editRoom')}
              <span className="visually-hidden"> {room.facts.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {opened ? <RoomDialog key={opened.id} venue={venue} room={opened} onClose={() => setOpenedId(null)} onTold={onTold} /> : null}
    </Panel>
  );
};

const RoomWords = ({ room: { category, facts, setUps } }: { room: NetworkRoom }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const most = Math.max(0, ...setUps.map(({ people }) => people));
  const words = [
    category,
    t('rooms.floor', { floor: facts.floor }),
    facts.area === null ? null : t('network.squareMetres', { area: formatCount(facts.area, locale) }),
    t('network.upTo', { count: most }),
  ];
  return <p className={styles.soft}>{words.filter(Boolean).join(' · ')}</p>;
};
