import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatDays } from '@plenary/contracts/format';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { AtVenue } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import styles from './today.module.css';
import { useHeldWords } from './use-held-words.ts';

interface Props {
  day: string;
  venue: ListedDeal['venue'];
  /** Of that venue. */
  events: readonly ListedDeal[];
  withoutQuote: readonly BookingWithoutQuote[];
}

/**
 * The events of a venue on a day: who comes with how many people, each with a link to its quote; the name leads to the day's sheet. What
 * was entered outside the site has no record: it leads to the planning.
 */
export const VenueEvents = ({ day, venue, events, withoutQuote }: Props) => {
  const { t } = useTranslation('staff');
  const heldWords = useHeldWords();
  const { slug, name, countryCode: country } = venue;
  const planning = paths.planning({ country, venue: slug, from: day });
  const people = events.reduce((sum, { pax }) => sum + pax, 0);
  return (
    <AtVenue venue={venue}>
      <div className={styles.venue}>
        <div className={styles.where}>
          <h3 className={styles.name}>
            <DeskLink to={paths.sheet({ venue: slug, day })}>{name}</DeskLink>
          </h3>
          {events.length > 0 ? <p className={styles.facts}>{t('tasks.pax', { count: people })}</p> : null}
          <DeskLink to={planning} aria-label={`${t('desk.planning')}, ${name}`}>
            {t('desk.planning')}
          </DeskLink>
        </div>
        <ul className={styles.events} aria-label={name}>
          {events.map((event) => (
            <DayEvent key={event.quoteId} day={day} event={event} />
          ))}
          {withoutQuote.map(({ bookingId, rooms }) => (
            <li key={bookingId} className={styles.event}>
              <DeskLink className={styles.who} to={planning}>
                {t('today.withoutQuote')}
              </DeskLink>
              <span className={styles.facts}>{heldWords(rooms)}</span>
            </li>
          ))}
        </ul>
      </div>
    </AtVenue>
  );
};

const DayEvent = ({ day, event }: { day: string; event: ListedDeal }) => {
  const { t } = useTranslation('staff');
  const nameOf = useDealName();
  const { locale } = usePlatform();
  const { quoteId, customer, pax, firstDay, lastDay, stage } = event;
  const isLong = firstDay !== lastDay;
  return (
    <li className={styles.event} data-stage={stage}>
      <DeskLink className={styles.who} to={paths.quote(quoteId)} or={paths.sheet({ venue: event.venue.slug, day })}>
        {nameOf({ customer })}
      </DeskLink>
      {isLong && day === firstDay ? <Badge tone="info">{t('today.firstDay')}</Badge> : null}
      {isLong && day === lastDay ? <Badge>{t('today.lastDay')}</Badge> : null}
      <span className={styles.facts}>
        {[customer?.companyName ? customer.name : '', t('tasks.pax', { count: pax }), isLong ? formatDays(firstDay, lastDay, locale) : '']
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
};
