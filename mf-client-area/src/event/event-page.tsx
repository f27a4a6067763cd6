import { formatDays } from '@plenary/contracts/format';
import { todayAt } from '@plenary/contracts/today-at';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { Callout } from '@plenary/ui/callout';
import { Icon } from '@plenary/ui/icon';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageProblem } from '../area/page-problem.tsx';
import { paths } from '../paths.ts';
import { waysOf } from './booking-ways.ts';
import { DocumentsCard } from './documents-card.tsx';
import { EventHero } from './event-hero.tsx';
import styles from './event-page.module.css';
import { EventPath } from './event-path.tsx';
import { expectedPeople } from './expected-people.ts';
import { GuestsCard } from './guests-card.tsx';
import type { EventPageData } from './load-event.ts';
import { OpenChange } from './open-change.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { preparationOf } from './preparation.ts';
import { ProgrammeCard } from './programme-card.tsx';
import { ProposedCharges } from './proposed-charges.tsx';
import { QuoteCard } from './quote-card.tsx';
import { RoomsCard } from './rooms-card.tsx';
import { ScientistCard } from './scientist-card.tsx';
import { SurveyCard } from './survey-card.tsx';
import { ToDoCard } from './to-do-card.tsx';
import { toDosOf } from './to-dos.ts';
import { useEventParts } from './use-event-parts.ts';
import { VenueCard } from './venue-card.tsx';

/** An event of the user: its venue, its survey and its quote (spec/logistics.md §2). */
export const EventPage = () => {
  const data = useLoaderData<EventPageData>();
  return data.type === 'problem' ? <PageProblem error={data.error} /> : <Event {...data} />;
};

const Event = ({ event, quote, guests, change }: Omit<Extract<EventPageData, { type: 'event' }>, 'type'>) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const { eventId, building, startDate, endDate, hasCustomerSurvey, staffMessage, meetingScientist, proposedCharges = [] } = event;
  const name = useRef<HTMLHeadingElement>(null);
  const days = formatDays(startDate, endDate, locale, 'short');
  const { booking, summary } = useEventParts(event);
  const booked = booking.loading.type === 'loaded' ? booking.loading.value : null;
  const deposit = booked?.signature.deposit;
  const told = summary.loading.type === 'loaded' ? summary.loading.value : null;
  const today = todayAt({ timeZone: event.timeZone, now: Date.now() });
  const toDos = toDosOf({ event, change, deposit, received: booked?.payments.received ?? 0, guests, today });
  useTitle(t('event.title', { venue: building.commercialName, days }));
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <EventPath event={event} />
        <Link className={styles.back} to={paths.events()}>
          <Icon name="arrow-left" size={20} />
          {t('event.back')}
        </Link>
        <EventHero
          event={event}
          today={today}
          people={told && expectedPeople(told, event)}
          preparation={told && preparationOf(told, building.address.countryCode)}
          nameRef={name}
        />
      </div>
      <div className={styles.columns}>
        <div className={styles.cards}>
          <ToDoCard event={event} toDos={toDos} deposit={deposit} lacking={told ? Object.keys(told.errors).length : undefined} />
          {staffMessage ? (
            <Callout tone="warning" title={t('event.staffMessage')}>
              <p className={styles.quoted}>{staffMessage}</p>
            </Callout>
          ) : null}
          {change ? <OpenChange change={change} timeZone={event.timeZone} /> : null}
          {proposedCharges.length > 0 ? (
            <ProposedCharges eventId={eventId} charges={proposedCharges} onAnswered={() => name.current?.focus()} />
          ) : null}
          {hasCustomerSurvey ? <SurveyCard event={event} isNextStep={toDos.length === 0} /> : null}
          <ProgrammeCard event={event} summary={summary} />
          {guests === 'none' ? null : <GuestsCard eventId={eventId} list={guests} />}
          <QuoteCard event={event} quote={quote} ways={waysOf(event, booking)} />
        </div>
        <div className={styles.cards}>
          <ScientistCard scientist={meetingScientist} />
          <PaymentsCard booking={booking} supplements={(event.supplements ?? []).filter(({ awaitsPrice }) => !awaitsPrice)} />
          <RoomsCard rooms={event.rooms} />
          <VenueCard building={building} />
          <DocumentsCard event={event} />
        </div>
      </div>
    </div>
  );
};
