import { formatDay } from '@plenary/contracts/format';
import { surveyOrder } from '@plenary/contracts/survey-flow';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useParams } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { dayName } from '../survey/day-names.ts';
import { ScientistPanel } from '../survey/scientist-panel.tsx';
import { stepName } from '../survey/step-names.ts';
import { useSurvey } from '../survey/survey-context.ts';
import page from '../survey/survey-page.module.css';
import { TimeLeft } from '../survey/time-left.tsx';
import { DayRows } from './day-rows.tsx';
import { DayStrip } from './day-strip.tsx';
import { useDayRows } from './use-day-rows.ts';

/** A day on one screen: its steps by their hours, each a press from its form. */
export const DayPage = () => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const dayIndex = Number(useParams().dayIndex);
  const { eventId, overview } = useSurvey();
  const { days } = overview.stepper;
  const name = dayName(days[dayIndex]?.date ?? '', locale);
  const rows = useDayRows(dayIndex);
  useTitle(t('page.title', { step: name }));
  const order = surveyOrder(days);
  const last = order.findLastIndex((target) => 'dayIndex' in target && target.dayIndex === dayIndex);
  const nextDay = days[dayIndex + 1]?.date;
  const next = nextDay ? { to: paths.day(eventId, dayIndex + 1), name: formatDay(nextDay, locale, 'shortWeekday') } : null;
  const after = order[last + 1] ?? ({ type: 'summary' } as const);
  const way = next ?? { to: paths.step(eventId, after), name: stepName(t, after, days) };
  const back = dayIndex > 0 ? paths.day(eventId, dayIndex - 1) : paths.step(eventId, { type: 'contact' });
  return (
    <>
      <div className={page.page}>
        <header className={page.header}>
          <h1>{name}</h1>
          <p className={page.subtitle}>{overview.buildingName}</p>
          <p className={page.left}>
            <TimeLeft />
          </p>
        </header>
        <DayRows dayIndex={dayIndex} rows={rows} />
        <div className={page.ways} data-bottom-bar>
          <Link className={buttonClass({ variant: 'secondary' })} to={back}>
            {t('action.previous')}
          </Link>
          <Link className={buttonClass({})} to={way.to}>
            {t('day.onTo', { name: way.name })}
          </Link>
        </div>
      </div>
      <div className={page.side}>
        <DayStrip dayIndex={dayIndex} rows={rows} />
        <ScientistPanel message={{ tone: 'info', text: t('day.info') }} />
      </div>
    </>
  );
};
