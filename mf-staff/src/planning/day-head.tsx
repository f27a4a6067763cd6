import { formatDay } from '@plenary/contracts/format';
import type { Localized } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { memo } from 'react';
import styles from './board.module.css';
import { isWeekend } from './board-days.ts';
import { halves } from './board-slots.ts';

interface Props {
  day: string;
  /** Column of its first half, as screen readers count it. */
  column: number;
  /** CSS pixels from the board's first day. */
  start: number;
  /** Why the venue is closed on it. */
  closedName: Localized | undefined;
}

/** Header of a day over its halves; the month is shown on its first day and on Mondays. */
export const DayHead = memo(({ day, column, start, closedName }: Props) => {
  const { locale, language } = usePlatform();
  const place = { transform: `translateX(${start}px)` };
  return (
    <div
      role="columnheader"
      className={styles.dayHead}
      style={place}
      aria-colindex={column}
      aria-colspan={halves.length}
      data-closed={closedName !== undefined || isWeekend(day) || undefined}
      title={closedName?.[language]}
    >
      <span className={styles.month}>{formatDay(day, locale, { month: 'short', year: '2-digit' })}</span>
      <span className={styles.date}>{formatDay(day, locale, { weekday: 'short', day: 'numeric' })}</span>
      {closedName ? <span className={styles.closing}>{closedName[language]}</span> : null}
    </div>
  );
});
