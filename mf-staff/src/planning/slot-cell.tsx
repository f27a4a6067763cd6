import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../desk/format-instant.ts';
import styles from './board.module.css';
import type { Half, Slot } from './board-slots.ts';
import type { BoardButton } from './use-board-keys.ts';

interface Props {
  button: BoardButton;
  /** As screen readers count it. */
  column: number;
  roomName: string;
  day: string;
  half: Half;
  slot: Slot;
  onOpen: () => void;
}

/** A half-day of a room: a letter and a colour for its state, and all of it in words for who cannot see them. */
export const SlotCell = ({ button, column, roomName, day, half, slot: { state, bookings }, onOpen }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const holders = bookings.map(({ customer }) => customer?.companyName || customer?.name || customer?.email || t('planning.somebody'));
  const words = [
    roomName,
    formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    t(`planning.halves.${half}`),
    t(`planning.states.${state}`),
    ...holders,
  ];
  return (
    <div role="gridcell" className={styles.cell} aria-colindex={column}>
      <button
        {...button}
        type="button"
        className={styles.slot}
        data-state={state}
        aria-label={words.join(', ')}
        title={holders.join(', ') || undefined}
        aria-disabled={bookings.length === 0}
        onClick={() => bookings.length > 0 && onOpen()}
      >
        {t(`planning.letters.${state}`)}
      </button>
    </div>
  );
};
