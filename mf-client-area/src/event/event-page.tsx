import { formatDays } from '@plenary/contracts/format';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { ButtonLink } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Icon } from '@plenary/ui/icon';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { calendarAddress } from '../api.ts';
import { PageProblem } from '../area/page-problem.tsx';
import { StatusBadge } from '../area/status-badge.tsx';
import { statusOf } from '../events/status-of.ts';
import { paths } from '../paths.ts';
import styles from './event-page.module.css';
import { GuestsCard } from './guests-card.tsx';
import type { EventPageData } from './load-event.ts';
import { ProposedCharges } from './proposed-charges.tsx';
import { QuoteCard } from './quote-card.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { ScientistCard } from './scientist-card.tsx';
import { SurveyCard } from './survey-card.tsx';
import { VenueCard } from './venue-card.tsx';

/** An event of the user: its venue, its survey and its quote (spec/logistics.md §2). */
export const EventPage = () => {
  const data = useLoaderData<EventPageData>();
  return data.type === 'problem' ? <PageProblem error={data.error} /> : <Event {...data} />;
};

const Event = ({ event, quote, guests }: Omit<Extract<EventPageData, { type: 'event' }>, 'type'>) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const { eventId, building, startDate, endDate, isPast, hasCustomerSurvey, staffMessage, meetingScientist, proposedCharges = [] } = event;
  const name = useRef<HTMLHeadingElement>(null);
  const days = formatDays(startDate, endDate, locale, 'short');
  useTitle(t('event.title', { venue: building.commercialName, days }));
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link className={styles.back} to={paths.events()}>
          <Icon name="arrow-left" size={20} />
          {t('event.back')}
        </Link>
        <h1 ref={name} tabIndex={-1} className={styles.name}>
          {building.commercialName}
        </h1>
        <p className={styles.days}>{days}</p>
        <StatusBadge status={isPast ? 'past' : statusOf(event)} />
      </header>
      <div className={styles.columns}>
        <div className={styles.cards}>
          {staffMessage ? (
            <Callout tone="warning" title={t('event.staffMessage')}>
              <p className={styles.quoted}>{staffMessage}</p>
            </Callout>
          ) : null}
          {proposedCharges.length > 0 ? (
            <ProposedCharges eventId={eventId} charges={proposedCharges} onAnswered={() => name.current?.focus()} />
          ) : null}
          {hasCustomerSurvey ? <SurveyCard event={event} /> : null}
          {guests === 'none' ? null : <GuestsCard eventId={eventId} list={guests} />}
          <QuoteCard
            quote={quote}
            timeZone={event.timeZone}
            supplements={event.supplements ?? []}
            changePath={event.quoteId === null || isPast ? null : paths.change(event.quoteId)}
            cancellationPath={event.quoteId === null || isPast ? null : paths.cancellation(event.quoteId)}
          />
        </div>
        <div className={styles.cards}>
          <VenueCard building={building} />
          <RoomsCard rooms={event.rooms} />
          <ScientistCard scientist={meetingScientist} />
          <ButtonLink variant="secondary" href={calendarAddress(eventId)} download icon={<Icon name="calendar" size={20} />}>
            {t('event.calendar')}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
};
