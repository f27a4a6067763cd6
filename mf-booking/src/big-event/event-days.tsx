import { formatDay } from '@plenary/contracts/format';
import type { Venue } from '@plenary/contracts/venue';
import { usePlatform } from '@plenary/platform';
import { DayField } from '@plenary/ui/day-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bringFields } from '../search/bring-fields.ts';
import { useLoad } from '../search/use-load.ts';
import { fetchVenueCalendar } from '../search/venue-calendar.ts';
import { Waiting } from '../search/waiting.tsx';
import { fieldId } from './field-words.ts';
import type { FormPart } from './form-part.ts';

const loadFields = () => bringFields(() => import('./event-calendar.tsx'));

/** First and last day of the event, on the calendar that its search has: without weekends, public holidays and days that the venue is closed. */
export const EventDays = ({ event: { draft, change }, errorOf, venue }: FormPart & { venue: Venue }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const [isWanted, setWanted] = useState(false);
  const fields = useLoad({ name: 'event-calendar', isWanted, load: loadFields });
  const calendar = useLoad({ name: venue.slug, isWanted, load: (signal) => fetchVenueCalendar(venue, signal) });
  const chooseFirst = (day: string) => {
    change('start-date', day);
    if (draft['end-date'] < day) change('end-date', day);
  };
  const days = [
    { name: 'start-date', from: '', choose: chooseFirst, align: 'start' },
    { name: 'end-date', from: draft['start-date'], choose: (day: string) => change('end-date', day), align: 'end' },
  ] as const;
  return days.map(({ name, from, choose, align }) => {
    const label = t(`bigEvent.field.${name}`);
    const value = draft[name];
    return (
      <DayField
        key={name}
        id={fieldId(name)}
        name={name}
        label={label}
        value={value}
        shown={value ? formatDay(value, locale, 'weekdayAndYear') : undefined}
        placeholder={t('bigEvent.chooseDay')}
        error={errorOf(name)}
        title={label}
        closeLabel={t('search.close')}
        align={align}
        onOpen={() => setWanted(true)}
      >
        {(close) =>
          fields.value && calendar.value ? (
            <fields.value.EventCalendar
              label={label}
              calendar={calendar.value}
              value={value}
              from={from}
              onChoose={(day) => {
                choose(day);
                close();
              }}
            />
          ) : (
            <Waiting loads={[fields, calendar]} />
          )
        }
      </DayField>
    );
  });
};
