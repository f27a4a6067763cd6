import { formatCount } from '@plenary/contracts/format';
import type { NetworkRoom, NetworkVenue } from '@plenary/contracts/network.schemas';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../desk/panel.tsx';
import { FiguresDialog } from './figures-dialog.tsx';
import styles from './network.module.css';
import { NewRoomDialog } from './new-room-dialog.tsx';
import { RoomDialog } from './room-dialog.tsx';

interface Props {
  venue: NetworkVenue;
  /** The venue as it is after a save, or as another person saved it. */
  onTold: (venue: NetworkVenue) => void;
}

/** Rooms of a venue, each opened in a dialog. */
export const RoomsPanel = ({ venue, onTold }: Props) => {
  const { t } = useTranslation('staff');
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<{ id: string; part: 'facts' | 'figures' } | null>(null);
  const opened = venue.rooms.find(({ id }) => id === asked?.id);
  const Asked = asked?.part === 'figures' ? FiguresDialog : RoomDialog;
  return (
    <Panel
      id="rooms"
      title={t('network.panels.rooms')}
      action={
        <Button size="small" variant="secondary" onClick={() => setAdding(true)}>
          {t('network.addRoom')}
        </Button>
      }
    >
      {venue.rooms.length === 0 ? <p className={styles.soft}>{t('network.noRooms')}</p> : null}
      <ul className={styles.rooms}>
        {venue.rooms.map((room) => (
          <li key={room.id} className={styles.room}>
            <div>
              <p className={styles.roomName}>{room.facts.name}</p>
              <RoomWords room={room} />
            </div>
            <div className={styles.actions}>
              {venue.state === 'draft' ? (
                <Button size="small" variant="secondary" onClick={() => setAsked({ id: room.id, part: 'figures' })}>
                  {t('network.editFigures')}
                  <span className="visually-hidden"> {room.facts.name}</span>
                </Button>
              ) : null}
              <Button size="small" variant="secondary" onClick={() => setAsked({ id: room.id, part: 'facts' })}>
                {t('network.editRoom')}
                <span className="visually-hidden"> {room.facts.name}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {opened ? <Asked key={opened.id} venue={venue} room={opened} onClose={() => setAsked(null)} onTold={onTold} /> : null}
      {isAdding ? <NewRoomDialog venue={venue} onClose={() => setAdding(false)} onTold={onTold} /> : null}
    </Panel>
  );
};

const RoomWords = ({ room: { category, facts, setUps } }: { room: NetworkRoom }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const most = Math.max(0, ...setUps.map(({ people }) => people));
  const words = [
    t(`roomCategories.${category}`),
    t('rooms.floor', { floor: facts.floor }),
    facts.area === null ? null : t('network.squareMetres', { area: formatCount(facts.area, locale) }),
    most === 0 ? t('network.holdsNobody') : t('network.upTo', { count: most }),
  ];
  return <p className={styles.soft}>{words.filter(Boolean).join(' · ')}</p>;
};
