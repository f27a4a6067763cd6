import { addDays } from '@plenary/contracts/add-days';
import { useTranslation } from 'react-i18next';
import { StepLinks } from '../desk/step-links.tsx';
import { paths } from '../paths.ts';
import { placeOf, type TodayData } from './load-today.ts';
import { useDayKeys } from './use-day-keys.ts';

/** Links to the day before, today and the day after; the country and what to do stay filtered. */
export const DayPlaces = ({ data }: { data: TodayData }) => {
  const { t } = useTranslation('staff');
  const { day, today, show } = data;
  const toDay = (to: string) => paths.today({ ...placeOf({ ...data, day: to }), show });
  useDayKeys({ day, today, toDay });
  return (
    <StepLinks
      label={t('today.days')}
      previous={{ label: t('today.previous'), to: toDay(addDays(day, -1)) }}
      now={{ label: t('desk.today'), to: toDay(today), isShown: day === today }}
      next={{ label: t('today.next'), to: toDay(addDays(day, 1)) }}
    />
  );
};
