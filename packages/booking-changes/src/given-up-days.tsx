import { formatDay } from '@plenary/contracts/format';
import type { SearchDay } from '@plenary/contracts/search';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import styles from './change-fields.module.css';
import { useTexts } from './texts-of.tsx';

interface Props {
  days: readonly SearchDay[];
  onKeep: (day: SearchDay) => void;
}

/** Days of the booking that are wished away, each with its way back. */
export const GivenUpDays = ({ days, onKeep }: Props) => {
  const t = useTexts();
  const { locale } = usePlatform();
  if (days.length === 0) return null;
  return (
    <div className={styles.givenUp}>
      {days.map((day) => {
        const date = formatDay(day.date, locale, 'full');
        return (
          <div key={day.date} className={styles.roomHead}>
            <p>{t('day.givenUp', { day: date })}</p>
            <Button variant="quiet" size="small" onClick={() => onKeep(day)}>
              {t('day.keep', { day: date })}
            </Button>
          </div>
        );
      })}
    </div>
  );
};
