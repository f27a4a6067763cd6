import { addDays } from '@plenary/contracts/add-days';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import { usePlatform } from '@plenary/platform';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import type { TodayData } from './load-today.ts';
import styles from './today.module.css';
import { VenueEvents } from './venue-events.tsx';

interface Props extends Pick<TodayData, 'day' | 'today'> {
  events: readonly ListedDeal[];
  withoutQuote: readonly BookingWithoutQuote[];
}

/** The events of a day by venue; on a day without any, the way to the next ones. */
export const DayEvents = ({ day, today, events, withoutQuote }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const title = t('today.eventsOfDay');
  const all = [...events, ...withoutQuote];
  if (all.length === 0) {
    const from = day < today ? today : addDays(day, 1);
    const toNext = (
      <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.events({ stage: 'confirmed', from, sort: 'days' })}>
        {t('today.nextEvents')}
      </DeskLink>
    );
    return <EmptyState title={t('today.noEvents')} action={toNext} />;
  }
  const venues = new Map(all.map(({ venue }) => [venue.slug, venue]));
  const byName = [...venues.values()].sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {byName.map((place) => {
        const isHere = ({ venue }: { venue: { slug: string } }) => venue.slug === place.slug;
        return (
          <VenueEvents
            key={place.slug}
            {...{ day, venue: place, events: events.filter(isHere), withoutQuote: withoutQuote.filter(isHere) }}
          />
        );
      })}
    </section>
  );
};
