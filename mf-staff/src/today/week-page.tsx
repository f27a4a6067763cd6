import { addDays } from '@plenary/contracts/add-days';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatDay, formatDays } from '@plenary/contracts/format';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { FollowedPage } from '../desk/followed-page.tsx';
import { AtVenue } from '../desk/permitted.tsx';
import { StepLinks } from '../desk/step-links.tsx';
import { Unanswered } from '../desk/unanswered.tsx';
import { paths } from '../paths.ts';
import { loadWeek, type WeekData } from './load-week.ts';
import { useHeldWords } from './use-held-words.ts';
import styles from './week.module.css';

/** A week of all venues, day by day (design: desk D6). The address holds the week. */
export const WeekPage = () => {
  const data = useLoaderData<WeekData>();
  const { days, today, events, withoutQuote, away } = data;
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const isOn = (day: string) => (deal: ListedDeal) => deal.firstDay <= day && day <= deal.lastDay;
  return (
    <DeskPage
      title={t('week.title', { days: formatDays(days[0], days.at(-1) ?? days[0], locale) })}
      choices={<WeekPlaces days={days} today={today} />}
    >
      <Unanswered away={away}>
        <FollowedPage content={data} load={loadWeek}>
          {events ? (
            <div className={styles.week}>
              {days.map((day) => (
                <WeekDay
                  key={day}
                  {...{ day, isToday: day === today, events: events.filter(isOn(day)) }}
                  withoutQuote={withoutQuote?.filter((one) => one.day === day) ?? []}
                />
              ))}
            </div>
          ) : null}
        </FollowedPage>
      </Unanswered>
    </DeskPage>
  );
};

/** Links to the week before, this one and the next. */
const WeekPlaces = ({ days, today }: Pick<WeekData, 'days' | 'today'>) => {
  const { t } = useTranslation('staff');
  const [monday] = days;
  return (
    <StepLinks
      label={t('week.weeks')}
      previous={{ label: t('week.previous'), to: paths.week(addDays(monday, -7)) }}
      now={{ label: t('week.this'), to: paths.week(), isShown: days.includes(today) }}
      next={{ label: t('week.next'), to: paths.week(addDays(monday, 7)) }}
    />
  );
};

interface DayProps {
  day: string;
  isToday: boolean;
  events: readonly ListedDeal[];
  withoutQuote: readonly BookingWithoutQuote[];
}

const WeekDay = ({ day, isToday, events, withoutQuote }: DayProps) => {
  const { t } = useTranslation('staff');
  const nameOf = useDealName();
  const { locale } = usePlatform();
  const id = `day-${day}`;
  const sums = [
    ...(events.length > 0 ? [t('week.events', { count: events.length }), t('tasks.pax', { count: peopleOf(events) })] : []),
    ...(withoutQuote.length > 0 ? [t('week.withoutQuote', { count: withoutQuote.length })] : []),
  ];
  const inOrder = events.toSorted((one, other) => one.venue.name.localeCompare(other.venue.name, locale) || other.pax - one.pax);
  return (
    <section className={styles.day} aria-labelledby={id} data-today={isToday || undefined}>
      <h2 id={id} className={styles.date}>
        <DeskLink to={paths.today({ day: isToday ? undefined : day })}>
          {formatDay(day, locale, { weekday: 'short', day: 'numeric', month: 'short' })}
        </DeskLink>
      </h2>
      <p className={styles.sum}>{sums.join(', ') || t('week.none')}</p>
      <ul className={styles.events}>
        {inOrder.map(({ quoteId, customer, venue, pax, stage }) => (
          <AtVenue key={quoteId} venue={venue}>
            <li className={styles.event} data-stage={stage}>
              <DeskLink className={styles.who} to={paths.quote(quoteId)} or={paths.sheet({ venue: venue.slug, day })}>
                {nameOf({ customer })}
              </DeskLink>
              <DeskLink to={paths.sheet({ venue: venue.slug, day })}>{venue.name}</DeskLink>
              <span>{t('tasks.pax', { count: pax })}</span>
            </li>
          </AtVenue>
        ))}
        {withoutQuote.map((booking) => (
          <WithoutQuote key={booking.bookingId} booking={booking} />
        ))}
      </ul>
    </section>
  );
};

const peopleOf = (events: readonly ListedDeal[]) => events.reduce((sum, { pax }) => sum + pax, 0);

/** Entered outside the site, it has no record: it leads to the planning. */
const WithoutQuote = ({ booking: { day, venue, rooms } }: { booking: BookingWithoutQuote }) => {
  const { t } = useTranslation('staff');
  const heldWords = useHeldWords();
  return (
    <AtVenue venue={venue}>
      <li className={styles.event} data-stage="outside">
        <DeskLink to={paths.planning({ country: venue.countryCode, venue: venue.slug, from: day })}>{venue.name}</DeskLink>
        <span>{t('week.outside')}</span>
        <span>{heldWords(rooms)}</span>
      </li>
    </AtVenue>
  );
};
