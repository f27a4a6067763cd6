import { type CalendarDate, parseDate } from '@internationalized/date';
import { useId, useState } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/RangeCalendar';
import { Icon } from './icon.tsx';
import styles from './range-calendar.module.css';
import { useMediaQuery } from './use-media-query.ts';

/** Props of a calendar, for one chosen day or several. */
export interface CalendarMonthsProps {
  label: string;
  /** BCP 47; decides words and the first day of the week. */
  locale: string;
  /** First and last day that can be chosen. */
  minDay: string;
  maxDay: string;
  /** Why a day cannot be chosen ("Public holiday"), or undefined when it can. */
  unavailableReason?: (day: string) => string | undefined;
  previousLabel: string;
  nextLabel: string;
  /** Takes the focus when it appears, as in a popover. */
  takesFocus?: boolean;
}

const months = { one: { months: 1 }, two: { months: 2 } };

/** Two months side by side from lg up, one below. Unavailable days are struck through and say why. */
export const useCalendarMonths = ({ minDay, maxDay, unavailableReason, ...props }: CalendarMonthsProps) => {
  const isWide = useMediaQuery('(width >= 1024px)');
  const [pointed, setPointed] = useState<string | null>(null);
  const reasonId = useId();
  const reasonOf = (day: string) => (day >= minDay && day <= maxDay ? unavailableReason?.(day) : undefined);
  const reason = pointed ? reasonOf(pointed) : undefined;

  const dayCell = (date: CalendarDate) => {
    const day = date.toString();
    const why = reasonOf(day);
    const id = `${reasonId}-${day}`;
    return (
      <CalendarCell
        date={date}
        className={styles.day ?? ''}
        onPointerEnter={() => setPointed(day)}
        onPointerLeave={() => setPointed(null)}
        render={
          why === undefined
            ? undefined
            : ({ children, ...cell }) => (
                <div {...cell} aria-describedby={[cell['aria-describedby'], id].filter(Boolean).join(' ')}>
                  {children}
                  {/* Hidden, and read where the cell points to it: seen or merely out of sight it would be part of the cell's name. */}
                  <span id={id} hidden>
                    {why}
                  </span>
                </div>
              )
        }
      />
    );
  };

  const month = (offset: number) => (
    <div className={styles.month} key={offset}>
      <CalendarHeading offset={{ months: offset }} level={3} className={styles.heading} />
      <CalendarGrid offset={{ months: offset }} className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>{(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{dayCell}</CalendarGridBody>
      </CalendarGrid>
    </div>
  );

  return {
    /** Props of react-aria's calendar around the months. */
    calendar: {
      'aria-label': props.label,
      className: styles.calendar ?? '',
      visibleDuration: isWide ? months.two : months.one,
      minValue: parseDate(minDay),
      maxValue: parseDate(maxDay),
      isDateUnavailable: (date: { toString(): string }) => reasonOf(date.toString()) !== undefined,
      onFocusChange: (date: CalendarDate) => setPointed(date.toString()),
      autoFocus: props.takesFocus,
    },
    content: (
      <>
        <div className={styles.months}>
          <Button slot="previous" aria-label={props.previousLabel} className={`${styles.turn} ${styles.previous}`}>
            <Icon name="chevron-left" size={20} />
          </Button>
          <Button slot="next" aria-label={props.nextLabel} className={`${styles.turn} ${styles.next}`}>
            <Icon name="chevron-right" size={20} />
          </Button>
          {month(0)}
          {isWide ? month(1) : null}
        </div>
        <p className={styles.reason} aria-hidden="true">
          {reason ?? '\u00a0'}
        </p>
      </>
    ),
  };
};
