import { type CalendarDate, parseDate } from '@internationalized/date';
import { useId, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import {
  RangeCalendar as AriaRangeCalendar,
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

/** Local days, first and last included, as 'YYYY-MM-DD'. */
export interface DayRange {
  start: string;
  end: string;
}

export interface RangeCalendarProps {
  label: string;
  /** BCP 47; decides words and the first day of the week. */
  locale: string;
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  /** First and last day that can be chosen. */
  minDay: string;
  maxDay: string;
  /** Why a day cannot be chosen ("Public holiday"), or undefined when it can. */
  unavailableReason?: (day: string) => string | undefined;
  /** A range may step over unavailable days; the caller leaves them out. */
  allowsGaps?: boolean;
  previousLabel: string;
  nextLabel: string;
  /** Takes the focus when it appears, as in a popover. */
  takesFocus?: boolean;
}

const months = { one: { months: 1 }, two: { months: 2 } };

/** Two months side by side from lg up, one below. Unavailable days are struck through and say why. */
export const RangeCalendar = (props: RangeCalendarProps) => {
  const {
    label,
    locale,
    value,
    onChange,
    minDay,
    maxDay,
    unavailableReason,
    allowsGaps = false,
    previousLabel,
    nextLabel,
    takesFocus,
  } = props;
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

  return (
    <I18nProvider locale={locale}>
      <AriaRangeCalendar
        aria-label={label}
        className={styles.calendar ?? ''}
        visibleDuration={isWide ? months.two : months.one}
        value={value ? { start: parseDate(value.start), end: parseDate(value.end) } : null}
        onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
        minValue={parseDate(minDay)}
        maxValue={parseDate(maxDay)}
        isDateUnavailable={(date) => reasonOf(date.toString()) !== undefined}
        allowsNonContiguousRanges={allowsGaps}
        onFocusChange={(date) => setPointed(date.toString())}
        autoFocus={takesFocus}
      >
        <div className={styles.months}>
          <Button slot="previous" aria-label={previousLabel} className={`${styles.turn} ${styles.previous}`}>
            <Icon name="chevron-left" size={20} />
          </Button>
          <Button slot="next" aria-label={nextLabel} className={`${styles.turn} ${styles.next}`}>
            <Icon name="chevron-right" size={20} />
          </Button>
          {month(0)}
          {isWide ? month(1) : null}
        </div>
        <p className={styles.reason} aria-hidden="true">
          {reason ?? '\u00a0'}
        </p>
      </AriaRangeCalendar>
    </I18nProvider>
  );
};
