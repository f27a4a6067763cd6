import { addDays } from '@plenary/contracts/add-days';
import { useTranslation } from 'react-i18next';
import { StepLinks } from '../desk/step-links.tsx';
import { paths } from '../paths.ts';
import type { TodayData } from './load-today.ts';

/** Links to the day before, today and the day after; what to do stays filtered. */
export const DayPlaces = ({ day, today, show }: Pick<TodayData, 'day' | 'today' | 'show'>) => {
  const { t } = useTranslation('staff');
  const toDay = (to: string) => paths.today({ day: to === today ? undefined : to, show });
  return (
    <StepLinks
      label={t('today.days')}
      previous={{ label: t('today.previous'), to: toDay(addDays(day, -1)) }}
      now={{ label: t('desk.today'), to: toDay(today), isShown: day === today }}
      next={{ label: t('today.next'), to: toDay(addDays(day, 1)) }}
    />
  );
};
