import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { bringFields } from './bring-fields.ts';
import styles from './days-segment.module.css';
import type { FetchCalendar } from './search-api.ts';
import { SearchSegment, type SegmentProps } from './search-segment.tsx';
import { useLoad } from './use-load.ts';

const loadFields = () => bringFields(() => import('./days-fields.tsx'));

interface Props extends SegmentProps {
  fetchCalendar: FetchCalendar;
  calendarOf?: string | undefined;
}

export const DaysSegment = ({ fetchCalendar, calendarOf = '', ...segment }: Props) => {
  const { t } = useTranslation('booking');
  const { search, isNear } = segment;
  const { countryCode, openPopover } = search.state;
  const words = search.rules.severalDays ? 'search.days' : 'search.day';
  const isWanted = isNear || openPopover === 'day';
  const fields = useLoad({ name: 'days-fields', isWanted, load: loadFields });
  const calendar = useLoad({ name: countryCode + calendarOf, isWanted, load: (signal) => fetchCalendar(countryCode, signal) });
  return (
    <SearchSegment
      {...segment}
      popover="day"
      label={t(`${words}.label`)}
      placeholder={t(`${words}.placeholder`)}
      missing={t(`${words}.placeholder`)}
      title={t(`${words}.title`)}
      align={segment.isInCard ? 'end' : 'start'}
      loads={[fields, calendar]}
      footer={
        <div className={styles.footer}>
          {fields.value ? <fields.value.FirstDuration search={search} /> : null}
          <Button onClick={() => search.dispatch({ type: 'popover-opened', popover: 'rooms' })}>{t('search.next')}</Button>
        </div>
      }
    >
      {fields.value && calendar.value ? <fields.value.DaysFields search={search} calendar={calendar.value} /> : null}
    </SearchSegment>
  );
};
