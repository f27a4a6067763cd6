import { formatDay } from '@plenary/contracts/format';
import { moveRooms } from '@plenary/contracts/room-moves.endpoints';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeedButton } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import { MoveDialog } from '../room-moves/move-dialog.tsx';
import type { Task } from './api.ts';
import styles from './tasks.module.css';

interface Props {
  task: Task;
  move: NonNullable<Task['move']>;
}

/** The half-days that a booking has to leave, why, and the ways to move it (design: lifecycle L39). */
export const MoveTask = ({ task: { id, customer, venue }, move: { quoteId, countryCode, blocks, slots, tooSmall = [] } }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, notify } = usePlatform();
  const { revalidate } = useRevalidator();
  const [isMoving, setMoving] = useState(false);
  const [first] = slots;
  const hasRooms = slots.some(({ lunch }) => lunch === undefined);
  return (
    <>
      {slots.length > 0 ? (
        <ul className={styles.slots} aria-label={t('tasks.toClear')}>
          {slots.map(({ roomId, roomName, day, half, lunch }) => (
            <li key={`${roomId} ${day} ${half}`}>
              {lunch
                ? [t(`blocks.lunch.${lunch.service}`, { count: lunch.seats }), formatDay(day, locale)].join(', ')
                : [roomName, formatDay(day, locale), t(`planning.halves.${half}`)].join(', ')}
            </li>
          ))}
        </ul>
      ) : null}
      {blocks.map((block) => (
        <p key={block.id}>{[t(`blocks.kinds.${block.kind}`), block.reason].join(', ')}</p>
      ))}
      {tooSmall.map(({ roomId, roomName, configuration, pax, people }) => (
        <p key={`${roomId} ${configuration}`}>
          {t('tasks.tooSmall', { room: roomName, setUp: t(`fields.${configuration}`), people, pax })}
        </p>
      ))}
      {hasRooms ? (
        <DeedButton by={moveRooms} size="small" variant="secondary" onClick={() => setMoving(true)}>
          {t('roomMoves.open')}
        </DeedButton>
      ) : null}
      <DeskLink to={paths.quote(quoteId)}>{t('planning.toQuote')}</DeskLink>
      {first ? (
        <DeskLink to={paths.planning({ country: countryCode, venue: venue?.slug, from: first.day })}>{t('desk.planning')}</DeskLink>
      ) : null}
      {isMoving ? (
        <MoveDialog
          bookingId={id}
          holder={[customer.companyName, customer.name].filter(Boolean).join(', ')}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false);
            notify({ text: t('roomMoves.moved') });
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
};
