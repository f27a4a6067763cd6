import { formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { passedOf, type Span, stepMinutes } from './day-span.ts';
import styles from './today.module.css';

interface Props {
  day: string;
  span: Span;
  now: number;
  timeZone: string;
}

const labelMinutes = 120;

/** The hours over the lanes of a day, and the time that it is. Bars say their hours in words: this is for the eye alone. */
export const HourScale = ({ day, span, now, timeZone }: Props) => {
  const { locale } = usePlatform();
  const count = Math.ceil((span.to - span.from) / labelMinutes);
  const passed = passedOf(now, { day, span, timeZone });
  const hourOf = (minutes: number) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', timeZone: 'UTC' }).format(new Date(minutes * 60_000));
  return (
    <div className={styles.scale} aria-hidden="true">
      <div className={styles.hours}>
        {Array.from({ length: count }, (_, index) => {
          const minutes = span.from + index * labelMinutes;
          return (
            <span key={minutes} style={{ gridColumn: `${(index * labelMinutes) / stepMinutes + 1} / span 8` }}>
              {hourOf(minutes)}
            </span>
          );
        })}
        {passed === null ? null : (
          <span className={styles.clock} style={{ insetInlineStart: `${100 * passed}%` }}>
            {formatInstant(now, locale, { timeStyle: 'short', timeZone })}
          </span>
        )}
      </div>
    </div>
  );
};
