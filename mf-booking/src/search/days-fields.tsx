import { maxDays } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { DayCalendar } from '@plenary/ui/day-calendar';
import { FieldError } from '@plenary/ui/field-error';
import { type DayRange, RangeCalendar } from '@plenary/ui/range-calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './days-fields.module.css';
import { DurationChoice } from './duration-choice.tsx';
import { errorsIn } from './field-errors.ts';
import { fieldId } from './field-id.ts';
import { openDaysOf, type VenueCalendar } from './open-days.ts';
import { errorText } from './search-words.ts';
import { dayName } from './summarise-search.ts';
import type { Search } from './use-search.ts';
import { useShownMonths } from './use-shown-months.ts';

/** The calendar: of a range, which may step over closed days (spec/booking.md §5), or of one day where no more is offered. */
export const DaysFields = ({ search, calendar }: { search: Search; calendar: VenueCalendar }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const [note, setNote] = useState<'gaps' | 'tooMany' | null>(null);
  const { days } = search.state;
  const [start, end] = [days[0]?.date, days.at(-1)?.date];
  const { months, isClosed } = useShownMonths(calendar);

  const choose = (range: DayRange) => {
    const open = openDaysOf(range, isClosed);
    const every = openDaysOf(range, () => false);
    setNote(open.length > maxDays ? 'tooMany' : open.length < every.length ? 'gaps' : null);
    search.dispatch({ type: 'days-changed', dates: open, firstDuration: days[0]?.plenary.duration ?? 'AM, PM' });
  };

  const errors = errorsIn(search.errors, 'day');
  return (
    <div className={styles.fields}>
      {search.rules.severalDays ? (
        <RangeCalendar
          {...months}
          label={t('fields.days.calendar')}
          value={start && end ? { start, end } : null}
          onChange={choose}
          allowsGaps
        />
      ) : (
        <DayCalendar {...months} label={t('search.day.title')} value={start ?? null} onChange={(day) => choose({ start: day, end: day })} />
      )}
      <div>
        <p className={styles.note} role="status">
          {note ? t(`fields.days.${note}`) : null}
        </p>
        <FieldError id={fieldId('days')} message={errorText(t, errors, 'days')} />
        {days.map(({ date }, index) => {
          const path = `days.${index}.date`;
          const text = errorText(t, errors, path);
          const message = text && date ? t('fields.days.errorOn', { day: dayName(date, locale), text }) : text;
          return <FieldError key={path} id={fieldId(path)} message={message} />;
        })}
      </div>
    </div>
  );
};

/** Duration of the first day, below the calendar. */
export const FirstDuration = ({ search }: { search: Search }) => {
  const { t } = useTranslation('booking');
  const label = t(search.state.days.length > 1 ? 'fields.days.firstDuration' : 'fields.days.duration');
  return <DurationChoice search={search} day={0} label={label} />;
};
