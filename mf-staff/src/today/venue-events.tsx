import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import type { EventHours } from '@plenary/contracts/sheets.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { AtVenue } from '../desk/permitted.tsx';
import { paths } from '../paths.ts';
import { passedOf, type Span } from './day-span.ts';
import { EventBars, OutsideBar } from './event-bars.tsx';
import styles from './today.module.css';

interface Props {
  day: string;
  venue: ListedDeal['venue'];
  /** Of that venue. */
  events: readonly ListedDeal[];
  withoutQuote: readonly BookingWithoutQuote[];
  /** Of all venues, as far as they are known. */
  hours: readonly EventHours[];
  /** The hours that the day is drawn from and to. */
  span: Span;
  /** In milliseconds. */
  now: number;
}

/**
 * The lane of a venue on a day: who comes when with how many people, each bar with a link to its quote; the name leads to the day's sheet.
 * What was entered outside the site has no record: it leads to the planning.
 */
export const VenueEvents = ({ day, venue, events, withoutQuote, hours, span, now }: Props) => {
  const { t } = useTranslation('staff');
  const { slug, name, countryCode: country } = venue;
  const planning = paths.planning({ country, venue: slug, from: day });
  const people = events.reduce((sum, { pax }) => sum + pax, 0);
  const passed = passedOf(now, { day, span, timeZone: timeZoneOf[country] });
  const byStart = events
    .map((event) => ({ event, hours: hours.find(({ quoteId }) => quoteId === event.quoteId) }))
    .sort((one, other) => (one.hours?.hours?.from ?? '').localeCompare(other.hours?.hours?.from ?? ''));
  return (
    <AtVenue venue={venue}>
      <div className={styles.venue}>
        <div className={styles.where}>
          <h3 className={styles.name}>
            <DeskLink to={paths.sheet({ venue: slug, day })}>{name}</DeskLink>
          </h3>
          <p className={styles.facts}>
            {events.length > 0 ? <span>{t('tasks.pax', { count: people })}</span> : null}
            <DeskLink to={planning} aria-label={`${t('desk.planning')}, ${name}`}>
              {t('desk.planning')}
            </DeskLink>
          </p>
        </div>
        <div className={styles.track}>
          {passed === null ? null : <span className={styles.now} aria-hidden="true" style={{ insetInlineStart: `${100 * passed}%` }} />}
          <ul className={styles.events} aria-label={name}>
            {byStart.map((one) => (
              <EventBars key={one.event.quoteId} {...{ day, span, ...one }} />
            ))}
            {withoutQuote.map((booking) => (
              <OutsideBar
                key={booking.bookingId}
                {...{ span, booking, planning }}
                hours={hours.find(({ bookingId }) => bookingId === booking.bookingId)}
              />
            ))}
          </ul>
        </div>
      </div>
    </AtVenue>
  );
};
