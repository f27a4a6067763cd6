import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { addDays } from '../desk/add-days.ts';
import { paths } from '../paths.ts';
import type { TodayData } from './load-today.ts';
import styles from './today.module.css';

/** Links to the day before, today and the day after; what to do stays filtered. */
export const DayPlaces = ({ day, today, show }: Pick<TodayData, 'day' | 'today' | 'show'>) => {
  const { t } = useTranslation('staff');
  const toDay = (to: string) => paths.today({ day: to === today ? undefined : to, show });
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <nav className={styles.places} aria-label={t('today.days')}>
      <Link className={look} to={toDay(addDays(day, -1))} aria-label={t('today.previous')}>
        <Icon name="chevron-left" size={20} />
      </Link>
      <Link className={look} to={toDay(today)} aria-current={day === today ? 'date' : undefined}>
        {t('desk.today')}
      </Link>
      <Link className={look} to={toDay(addDays(day, 1))} aria-label={t('today.next')}>
        <Icon name="chevron-right" size={20} />
      </Link>
    </nav>
  );
};
