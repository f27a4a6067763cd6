import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { LocaleProvider } from '@plenary/ui/locale-provider';
import { Tabs } from '@plenary/ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayRooms } from './day-rooms.tsx';
import { dayOf, errorsIn } from './field-errors.ts';
import { useFocusOnFirstError } from './field-id.ts';
import styles from './rooms-fields.module.css';
import { dayName } from './summarise-search.ts';
import type { Search } from './use-search.ts';

/** The rooms of each day; several days have tabs. */
export const RoomsFields = ({ search }: { search: Search }) => (
  <LocaleProvider locale={usePlatform().locale}>
    <RoomsOfDays search={search} />
  </LocaleProvider>
);

const RoomsOfDays = ({ search }: { search: Search }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const errors = errorsIn(search.errors, 'rooms');
  const wrongDays = new Set(Object.keys(errors).map(dayOf));
  const [shown, setShown] = useState(() => (wrongDays.size > 0 ? Math.min(...wrongDays) : 0));
  useFocusOnFirstError(errors);
  const { days } = search.state;

  if (days.length === 1) {
    return (
      <div className={styles.fields}>
        <DayRooms search={search} day={0} />
      </div>
    );
  }
  return (
    <div className={styles.fields}>
      <Tabs
        label={t('fields.rooms.days')}
        selectedId={String(shown)}
        onChange={(id) => setShown(Number(id))}
        tabs={days.map(({ date }, day) => ({
          id: String(day),
          label: (
            <span className={styles.tab}>
              {date ? dayName(date, locale) : t('fields.lunches.day', { number: day + 1 })}
              {wrongDays.has(day) ? <Icon name="warning" size={16} label={t('fields.rooms.hasErrors')} /> : null}
            </span>
          ),
          content: (
            <>
              {day === 0 ? <p className={styles.note}>{t('fields.rooms.copied')}</p> : null}
              <DayRooms search={search} day={day} />
            </>
          ),
        }))}
      />
    </div>
  );
};
