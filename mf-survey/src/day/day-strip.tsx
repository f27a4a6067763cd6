import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { dayName } from '../survey/day-names.ts';
import { stepName } from '../survey/step-names.ts';
import { stepOfPath } from '../survey/step-of-path.ts';
import { useSurvey } from '../survey/survey-context.ts';
import styles from './day-strip.module.css';
import { lanesOfDay } from './lanes-of-day.ts';
import type { DayRow } from './rows-of-day.ts';

const hour = 60;

/** A day at a glance, as it is answered now. The rows tell the same in words: a screen reader has these. */
export const DayStrip = ({ dayIndex, rows }: { dayIndex: number; rows: readonly DayRow[] }) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { days } = useSurvey().overview.stepper;
  const { blocks, opens, closes } = lanesOfDay(rows);
  if (blocks.length === 0) return null;
  const share = (minutes: number) => `${((minutes / hour - opens) / (closes - opens)) * 100}%`;
  const hours = Array.from({ length: Math.floor((closes - opens) / 2) + 1 }, (_, index) => opens + 2 * index);
  const nameOf = (row: DayRow) => {
    const step = stepOfPath(`/day/${row.step}`);
    return step ? stepName(t, step, days) : '';
  };
  return (
    <figure className={styles.strip} aria-hidden="true">
      <figcaption className={styles.title}>{t('day.glance', { day: dayName(days[dayIndex]?.date ?? '', locale) })}</figcaption>
      <div className={styles.hours} style={{ height: `${(closes - opens) * 2.5}rem` }}>
        {hours.map((each) => (
          <span key={each} className={styles.hour} style={{ top: share(each * hour) }}>
            {t('day.hour', { hour: each % 24 })}
          </span>
        ))}
        <div className={styles.lanes}>
          {blocks.map(({ row, from, to, lane, laneCount }) => (
            <div
              key={row.step}
              className={styles.block}
              data-kind={row.kind}
              data-open={row.isOpen || undefined}
              data-narrow={laneCount > 2 || undefined}
              style={{
                top: share(from),
                height: `calc(${((to - from) / hour / (closes - opens)) * 100}% - 2px)`,
                left: `${(lane / laneCount) * 100}%`,
                width: `${100 / laneCount}%`,
              }}
            >
              <strong>{nameOf(row)}</strong>
              {to - from >= hour ? <span>{[row.pax, row.detail].filter(Boolean).join(' · ')}</span> : null}
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
};
