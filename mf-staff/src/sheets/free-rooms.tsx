import { formatInstant, formatList } from '@plenary/contracts/format';
import type { DayBookings } from '@plenary/contracts/sheets.schemas';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';
import { useRoomWords } from './use-room-words.ts';

/** Rooms that are free, in which half, and those that are blocked (design: desk D14). */
export const FreeRooms = ({ booked: { rooms, blocks, closed } }: { booked: DayBookings }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const words = useRoomWords();
  const free = closed ? [] : rooms.filter((room) => room.free.length > 0 && !room.isRestaurant);
  // Local times of the venue, read as they are written.
  const at = (local: string) => formatInstant(`${local}:00Z`, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return (
    <div className={styles.rest}>
      {closed ? null : (
        <section aria-labelledby="free">
          <h2 id="free" className={styles.heading}>
            {t('sheets.free')}
          </h2>
          {free.length === 0 ? <p>{t('sheets.noneFree')}</p> : null}
          <ul className={styles.rooms}>
            {free.map(({ id, name, floor, free: halves }) => (
              <li key={id}>
                <span>{words.placeOf({ roomName: name, floor })}</span>
                <span className={styles.soft}>
                  {halves.length > 1 ? t('sheets.wholeDay') : halves.map((half) => t(`planning.halves.${half}`)).join()}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {blocks.length > 0 ? (
        <section aria-labelledby="blocked">
          <h2 id="blocked" className={styles.heading}>
            {t('sheets.blocked')}
          </h2>
          <ul className={styles.rooms}>
            {blocks.map(({ id, kind, reason, from, to, roomNames }) => (
              <li key={id}>
                <span>{roomNames.length > 0 ? formatList(roomNames, locale) : t('blocks.all')}</span>
                <span className={styles.soft}>
                  {[t(`blocks.kinds.${kind}`), reason, t('blocks.hours', { from: at(from), to: at(to) })].join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
};
