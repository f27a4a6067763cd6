import { type ProgrammeRow, programmeOf } from '@plenary/contracts/event-programme';
import { formatDay } from '@plenary/contracts/format';
import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { answersAtPrice, changeAtPrice } from './expected-people.ts';
import { PartCard } from './part-card.tsx';
import styles from './programme-card.module.css';
import type { EventParts } from './use-event-parts.ts';

interface Props {
  event: MeetingEventDetails;
  summary: EventParts['summary'];
}

/** The days of an event hour by hour, as its survey describes them; what is still to be said leads to its step. */
export const ProgrammeCard = ({ event, summary }: Props) => {
  const { t } = useTranslation('client-area');
  return (
    <PartCard<SurveySummary> title={t('programme.title')} part={summary}>
      {(told) => (
        <div className={styles.days}>
          {told.days.map(({ date }, dayIndex) => (
            <Day key={date} date={date} rows={programmeOf(told, dayIndex, event.building.address.countryCode)} event={event} />
          ))}
        </div>
      )}
    </PartCard>
  );
};

/** Sent back, what differs is the customer's to change. */
const isWithStaff = ({ status }: MeetingEventDetails): boolean => status === 'WAITING_COMET_VALIDATION';

const Day = ({ date, rows, event }: { date: string; rows: readonly ProgrammeRow[]; event: MeetingEventDetails }) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const asked = isWithStaff(event) ? 'toValidate' : 'toReview';
  const state = rows.some((row) => row.isOpen) ? 'open' : rows.some((row) => row.isAsked) ? asked : 'complete';
  return (
    <section aria-labelledby={`programme-${date}`}>
      <div className={styles.head}>
        <h3 id={`programme-${date}`} className={styles.day}>
          {formatDay(date, locale, 'weekday')}
        </h3>
        <Badge tone={state === 'complete' ? 'success' : 'warning'}>{t(`programme.${state}`)}</Badge>
      </div>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.step} className={styles.row}>
            <span className={styles.time}>{row.start ?? <span aria-hidden="true">–</span>}</span>
            <Told row={row} event={event} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const Told = ({ row, event }: { row: ProgrammeRow; event: MeetingEventDetails }) => {
  const { t } = useTranslation('client-area');
  const { kind, name, pax, roomName, lunchOutside, end, isOpen, isAsked, step, path } = row;
  const title = name || t(`programme.kinds.${kind}`);
  const atPrice = (field: 'pax' | 'startTime' | 'endTime') => {
    const change = changeAtPrice(event, `${path}.${field}`);
    if (!change) return '';
    const until = change.until ?? change.signed;
    if (until === null) return t('hero.once.priced');
    return t(field === 'startTime' ? 'programme.startAtPrice' : 'programme.atPrice', { until });
  };
  const more = [
    pax === null ? '' : t('programme.people', { count: pax }),
    atPrice('pax'),
    roomName ?? '',
    lunchOutside ? t(`programme.lunchOutside.${lunchOutside}`) : '',
    atPrice('startTime'),
    end ? t('programme.until', { time: end }) : '',
    atPrice('endTime'),
    answersAtPrice(event, path) ? t('programme.otherAtPrice') : '',
    isAsked ? t(isWithStaff(event) ? 'programme.asked' : 'programme.differs') : '',
  ];
  const canChange = isOpen && !event.isLogOk && !event.isPast && event.status !== 'WAITING_COMET_VALIDATION';
  return (
    <span className={canChange ? styles.hole : styles.told}>
      {canChange ? <Link to={paths.surveyStep(event.eventId, step)}>{t('programme.describe', { title })}</Link> : <strong>{title}</strong>}
      <span className={styles.more}>{[...new Set(more.filter(Boolean))].join(' · ')}</span>
    </span>
  );
};
