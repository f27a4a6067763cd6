import { formatDays } from '@plenary/contracts/format';
import type { MeetingEvent } from '@plenary/contracts/meeting-events.schemas';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import type { ReactNode } from 'react';
import { EventPicture, type PicturedBuilding } from '../area/event-picture.tsx';
import styles from './row.module.css';

interface Props {
  event: Pick<MeetingEvent, 'startDate' | 'endDate'> & { building: PicturedBuilding };
  badge: ReactNode;
  note?: ReactNode;
  to: string;
  action: string;
  /** Under a title of its group it is 3. */
  headingLevel?: 2 | 3;
  /** The action with what it is for, for those who do not see the row. */
  actionLabel: (names: { venue: string; days: string }) => string;
}

/** An event in a list: picture, days, venue, where it stands, and one way on. */
export const Row = ({ event: { building, startDate, endDate }, badge, note, to, action, actionLabel, headingLevel = 3 }: Props) => {
  const Heading = `h${headingLevel}` as const;
  const { locale } = usePlatform();
  const days = formatDays(startDate, endDate, locale, 'short');
  const venue = building.commercialName;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <EventPicture building={building} ratio="fill" sizes="9rem" />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>{venue}</Heading>
        <p className={styles.days}>{days}</p>
        <div className={styles.state}>
          {badge}
          {note ? <span className={styles.note}>{note}</span> : null}
        </div>
      </div>
      <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={to} aria-label={actionLabel({ venue, days })}>
        {action}
      </Link>
    </li>
  );
};
