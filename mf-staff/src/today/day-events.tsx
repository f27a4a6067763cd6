import { addDays } from '@plenary/contracts/add-days';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import { timeZoneOf } from '@plenary/contracts/terms';
import { usePlatform } from '@plenary/platform';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { spanOfDay, stepMinutes } from './day-span.ts';
import { HourScale } from './hour-scale.tsx';
import type { TodayData } from './load-today.ts';
import styles from './today.module.css';
import { useBarKeys } from './use-bar-keys.ts';
import { useNow } from './use-now.ts';
import { VenueEvents } from './venue-events.tsx';

interface Props extends Pick<TodayData, 'day' | 'today' | 'country' | 'network'> {
  events: readonly ListedDeal[];
  withoutQuote: readonly BookingWithoutQuote[];
}

/** The events of a day by hour, a lane for each venue (design: look 08); on a day without any, the way to the next ones. */
export const DayEvents = ({ day, today, country, network, events, withoutQuote }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const now = useNow();
  const keys = useBarKeys();
  const title = t('today.eventsOfDay');
  const all = [...events, ...withoutQuote];
  if (all.length === 0) {
    const from = day < today ? today : addDays(day, 1);
    const toNext = (
      <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.events({ stage: 'confirmed', from, country, sort: 'days' })}>
        {t('today.nextEvents')}
      </DeskLink>
    );
    return <EmptyState title={t('today.noEvents')} action={toNext} />;
  }
  const venues = new Map(all.map(({ venue }) => [venue.slug, venue]));
  const byName = [...venues.values()].sort((one, other) => one.name.localeCompare(other.name, locale));
  const hours = network?.events ?? [];
  const span = spanOfDay(hours);
  const steps: CSSProperties & Record<`--${string}`, number> = { '--steps': (span.to - span.from) / stepMinutes };
  const [first] = byName;
  return (
    <section className={styles.lanes} style={steps} aria-label={title} {...keys}>
      <h2 className="visually-hidden">{title}</h2>
      {first ? <HourScale {...{ day, span, now }} timeZone={timeZoneOf[first.countryCode]} /> : null}
      {byName.map((place) => {
        const isHere = ({ venue }: { venue: { slug: string } }) => venue.slug === place.slug;
        return (
          <VenueEvents
            key={place.slug}
            {...{ day, span, now, hours, venue: place }}
            events={events.filter(isHere)}
            withoutQuote={withoutQuote.filter(isHere)}
          />
        );
      })}
    </section>
  );
};
