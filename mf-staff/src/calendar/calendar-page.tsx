import { useLoaderData, useNavigate } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { DeskPage } from '../desk/desk-page.tsx';
import { AtPlace } from '../desk/permitted.tsx';
import { CountryChoice } from '../desk/venue-choice.tsx';
import { paths } from '../paths.ts';
import styles from './calendar.module.css';
import { ClosedPeriods } from './closed-periods.tsx';
import { Holidays } from './holidays.tsx';
import type { CalendarData } from './load-calendar.ts';

/** Days on which nothing can be booked in a country: its closed periods and public holidays. */
export const CalendarPage = () => {
  const { country, periods, holidays } = useLoaderData<CalendarData>();
  const { t } = useTranslation('staff');
  const navigate = useNavigate();
  return (
    <AtPlace value={{ country }}>
      <DeskPage
        title={t('calendar.title')}
        description={t('calendar.description')}
        choices={<CountryChoice country={country} onChange={(code) => navigate(paths.calendar(code))} />}
      >
        <div className={styles.columns}>
          <ClosedPeriods country={country} periods={periods} />
          <Holidays key={country} country={country} holidays={holidays} periods={periods} />
        </div>
      </DeskPage>
    </AtPlace>
  );
};
