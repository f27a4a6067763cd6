import { formatDays } from '@plenary/contracts/format';
import type { MeetingEvent } from '@plenary/contracts/meeting-events.schemas';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { ChargeBadge } from '../area/charge-badge.tsx';
import { EventPicture } from '../area/event-picture.tsx';
import { StatusBadge } from '../area/status-badge.tsx';
import { paths } from '../paths.ts';
import styles from './next-event.module.css';
import { statusOf } from './status-of.ts';

/** The next event, large. */
export const NextEvent = ({ event }: { event: MeetingEvent }) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const { eventId, building, startDate, endDate } = event;
  const days = formatDays(startDate, endDate, locale, 'short');
  return (
    <section className={styles.next} aria-labelledby="next-event">
      <div className={styles.picture}>
        <EventPicture building={building} ratio="fill" sizes="(width >= 768px) 34rem, 92vw" isPriority />
      </div>
      <div className={styles.words}>
        <p className={styles.over}>{t('events.next')}</p>
        <h2 id="next-event" className={styles.name}>
          {building.commercialName}
        </h2>
        <p className={styles.days}>{days}</p>
        <p className={styles.place}>
          {building.address.street}, {building.address.city}
        </p>
        <StatusBadge status={statusOf(event)} />
        <ChargeBadge count={event.proposedChargeCount} />
        <div className={styles.action}>
          <Link
            className={buttonClass()}
            to={paths.event(eventId)}
            aria-label={t('events.detailsOf', { venue: building.commercialName, days })}
          >
            {t('events.details')}
          </Link>
        </div>
      </div>
    </section>
  );
};
