import { formatDay, formatPercent } from '@plenary/contracts/format';
import type { Localized } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import styles from './board.module.css';
import { isWeekend } from './board-days.ts';
import { halves } from './board-slots.ts';

interface Props {
  /** Slug. */
  venue: string;
  day: string;
  /** Column of its first half, as screen readers count it. */
  column: number;
  /** CSS pixels from the board's first day. */
  start: number;
  isToday: boolean;
  /** From 0 to 1, of the rooms that can be sold; undefined: none can be, or it is not known. */
  occupied: number | undefined;
  /** Why the venue is closed on it. */
  closedName: Localized | undefined;
}

/** Header of a day over its halves. The keyboard reaches the day's sheet by the link above the board: a stop for each day would be in its way. */
export const DayHead = memo(({ venue, day, column, start, isToday, occupied, closedName }: Props) => {
  const { t } = useTranslation('staff');
  const { locale, language } = usePlatform();
  const share = occupied === undefined ? undefined : formatPercent(Math.round(occupied * 100), locale);
  const place = { transform: `translateX(${start}px)` };
  return (
    <div
      role="columnheader"
      className={styles.dayHead}
      style={place}
      aria-colindex={column}
      aria-colspan={halves.length}
      aria-current={isToday ? 'date' : undefined}
      data-closed={closedName !== undefined || isWeekend(day) || undefined}
      title={closedName?.[language]}
    >
      <DeskLink className={styles.toSheet} to={paths.sheet({ venue, day })} tabIndex={-1}>
        <span className={styles.month}>{formatDay(day, locale, { month: 'short', year: 'numeric' })}</span>
        <span className={styles.date}>{formatDay(day, locale, { weekday: 'short', day: 'numeric' })}</span>
      </DeskLink>
      {share ? (
        <span className={styles.share} title={t('planning.occupied', { share })}>
          <span aria-hidden="true">{share}</span>
          <span className="visually-hidden">{t('planning.occupied', { share })}</span>
        </span>
      ) : null}
      {closedName ? <span className={styles.closing}>{closedName[language]}</span> : null}
    </div>
  );
});
