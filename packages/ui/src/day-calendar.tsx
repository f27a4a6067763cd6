import { parseDate } from '@internationalized/date';
import { Calendar } from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type CalendarMonthsProps, useCalendarMonths } from './calendar-months.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './range-calendar.module.css';

export interface DayCalendarProps extends CalendarMonthsProps {
  /** Local day, 'YYYY-MM-DD'. */
  value: string | null;
  onChange: (day: string) => void;
}

/** One day: a press chooses it. */
export const DayCalendar = ({ value, onChange, ...months }: DayCalendarProps) => {
  const { calendar, content } = useCalendarMonths(months);
  return (
    <I18nProvider locale={months.locale}>
      <Calendar
        {...calendar}
        className={joinClasses(calendar.className, styles.single)}
        value={value ? parseDate(value) : null}
        onChange={(day) => onChange(day.toString())}
      >
        {content}
      </Calendar>
    </I18nProvider>
  );
};
