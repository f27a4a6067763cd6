import type { MeetingEventList } from '@plenary/contracts/meeting-events.schemas';
import { useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { EventRow } from './event-row.tsx';
import styles from './events-page.module.css';
import { NextEvent } from './next-event.tsx';
import { WaitingRow } from './waiting-row.tsx';

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.group}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.list}>{children}</ul>
  </section>
);

/** The events of the user: the next one large, then those to come, those that wait, and those past (spec/logistics.md §2). */
export const EventsPage = () => {
  const { t } = useTranslation('client-area');
  const { incomings, synchronizedNotRefetched, unsynchronized, pasts } = useLoaderData<MeetingEventList>();
  const [next, ...later] = incomings;
  const upcoming = [...later, ...synchronizedNotRefetched].sort((one, other) => one.startDate.localeCompare(other.startDate));
  const count = incomings.length + synchronizedNotRefetched.length + unsynchronized.length;
  useTitle(t('events.title'));
  return (
    <div className={styles.page}>
      <h1>{count > 0 ? t('events.headline', { count }) : t('events.none')}</h1>
      {count === 0 ? (
        <EmptyState
          title={t('events.empty.title')}
          description={t('events.empty.text')}
          action={
            <Link className={buttonClass()} to={paths.newQuote()}>
              {t('events.empty.action')}
            </Link>
          }
        />
      ) : null}
      {next ? <NextEvent event={next} /> : null}
      {upcoming.length > 0 ? (
        <Group title={t('events.upcoming')}>
          {upcoming.map((event) => (
            <EventRow key={event.eventId} event={event} />
          ))}
        </Group>
      ) : null}
      {unsynchronized.length > 0 ? (
        <Group title={t('events.waiting')}>
          {unsynchronized.map((event) => (
            <WaitingRow key={event.quoteId} event={event} />
          ))}
        </Group>
      ) : null}
      {pasts.length > 0 ? (
        <Group title={t('events.past')}>
          {pasts.map((event) => (
            <EventRow key={event.eventId} event={event} isPast />
          ))}
        </Group>
      ) : null}
    </div>
  );
};
