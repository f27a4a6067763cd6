import { parseDate } from '@internationalized/date';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { type CalendarMonthsProps, useCalendarMonths } from './calendar-months.tsx';

/** Local days, first and last included, as 'YYYY-MM-DD'. */
export interface DayRange {
  start: string;
  end: string;
}

export interface RangeCalendarProps extends CalendarMonthsProps {
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  /** A range may step over unavailable days; the caller leaves them out. */
  allowsGaps?: boolean;
}

/** Days in a row: the first and the last are chosen. */
export const RangeCalendar = ({ value, onChange, allowsGaps = false, ...months }: RangeCalendarProps) => {
  const { calendar, content } = useCalendarMonths(months);
  return (
    <I18nProvider locale={months.locale}>
      <AriaRangeCalendar
        {...calendar}
        value={value ? { start: parseDate(value.start), end: parseDate(value.end) } : null}
        onChange={({ start, end }) => onChange({ start: start.toString(), end: end.toString() })}
        allowsNonContiguousRanges={allowsGaps}
      >
        {content}
      </AriaRangeCalendar>
    </I18nProvider>
  );
};
