import { formatDay } from '@plenary/contracts/format';
import type { SurveyStep } from '@plenary/contracts/survey-flow';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { Icon } from '@plenary/ui/icon';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, stepPath } from '../paths.ts';
import { stepName } from '../survey/step-names.ts';
import { stepOfPath } from '../survey/step-of-path.ts';
import { useSurvey } from '../survey/survey-context.ts';
import styles from './day-rows.module.css';
import type { DayRow } from './rows-of-day.ts';

interface Props {
  dayIndex: number;
  rows: readonly DayRow[];
  /** The step whose form is open in its row. */
  open?: { step: SurveyStep; form: ReactNode };
  /** Called with the address of another row before the page goes there; false: the page stays. */
  onLeave?: (to: string) => void;
}

/** The steps of a day as rows by their hours, the open one with its form (design: look 07). */
export const DayRows = ({ dayIndex, rows, open, onLeave }: Props) => {
  const { t } = useTranslation('survey');
  const { locale } = usePlatform();
  const { overview } = useSurvey();
  const openPath = open && stepPath(open.step);
  const date = overview.stepper.days[dayIndex]?.date ?? '';
  const isListed = rows.some((row) => `/day/${row.step}` === openPath);
  return (
    <ol className={styles.rows} aria-label={t('day.rows', { day: date && formatDay(date, locale, 'weekday') })}>
      {open && !isListed ? <li className={styles.open}>{open.form}</li> : null}
      {rows.map((row) =>
        `/day/${row.step}` === openPath ? (
          <li key={row.step} className={styles.open}>
            {open?.form}
          </li>
        ) : (
          <li key={row.step} className={styles.row}>
            <Row row={row} onLeave={onLeave} />
          </li>
        ),
      )}
    </ol>
  );
};

const Row = ({ row, onLeave }: { row: DayRow; onLeave: Props['onLeave'] }) => {
  const { t } = useTranslation('survey');
  const { eventId, overview } = useSurvey();
  const step = stepOfPath(`/day/${row.step}`);
  if (!step) return null;
  const { name, roomName, start, end, pax, detail, isOpen, isAsked } = row;
  const to = paths.step(eventId, step);
  const leave = (press: MouseEvent) => {
    if (!onLeave || press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    onLeave(to);
  };
  return (
    <Link className={styles.link} to={to} onClick={leave}>
      <span className={styles.moment}>
        <strong>{stepName(t, step, overview.stepper.days)}</strong>
        {name || roomName ? <span className={styles.soft}>{[name, roomName].filter(Boolean).join(' · ')}</span> : null}
      </span>
      <span className={styles.hours}>{start === null ? '–' : [start, end].filter(Boolean).join('–')}</span>
      <span className={styles.people}>{pax === null ? '' : t('day.people', { count: pax })}</span>
      <span className={styles.detail}>
        {isOpen ? <Badge tone="warning">{t('day.open')}</Badge> : isAsked ? <Badge tone="warning">{t('summary.badge')}</Badge> : detail}
      </span>
      <Icon name="pencil" size={16} />
    </Link>
  );
};
