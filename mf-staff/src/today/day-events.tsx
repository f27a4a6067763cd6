import { addDays } from '@plenary/contracts/add-days';
import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
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
}

/** The events of a day by venue; on a day without any, the way to the next ones. */
export const DayEvents = ({ day, today, events }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const title = t('today.eventsOfDay');
  if (events.length === 0) {
    const from = day < today ? today : addDays(day, 1);
    const toNext = (
      <DeskLink className={buttonClass({ variant: 'secondary' })} to={paths.events({ stage: 'confirmed', from, sort: 'days' })}>
        {t('today.nextEvents')}
      </DeskLink>
    );
    return <EmptyState title={t('today.noEvents')} action={toNext} />;
  }
  const venues = new Map(events.map(({ venue }) => [venue.slug, venue.name]));
  const byName = [...venues].sort(([, one], [, other]) => one.localeCompare(other, locale));
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {byName.map(([slug]) => (
        <VenueEvents key={slug} day={day} events={events.filter(({ venue }) => venue.slug === slug)} />
      ))}
    </section>
  );
};
