import { formatDays } from '@plenary/contracts/format';
import { maxGuests } from '@plenary/contracts/guests-terms';
import type { MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { EmptyState } from '@plenary/ui/empty-state';
import { Icon } from '@plenary/ui/icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageProblem } from '../area/page-problem.tsx';
import { paths } from '../paths.ts';
import { AddDialog } from './add-dialog.tsx';
import type { Guest, GuestList } from './api.ts';
import { EditDialog } from './edit-dialog.tsx';
import { GuestTable } from './guest-table.tsx';
import { countStates, wordsOf } from './guest-words.ts';
import styles from './guests-page.module.css';
import { InviteButton } from './invite-button.tsx';
import type { GuestsPageData } from './load-guests.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useFreshStates } from './use-fresh-states.ts';

/** The guests of an event (design: server-rules §7 "Guests"). */
export const GuestsPage = () => {
  const data = useLoaderData<GuestsPageData>();
  return data.type === 'problem' ? <PageProblem error={data.error} /> : <Guests event={data.event} list={data.list} />;
};

type Open = { type: 'add' } | { type: 'edit' | 'remove'; guest: Guest } | null;

const Guests = ({ event, list }: { event: MeetingEventDetails; list: GuestList }) => {
  const { t } = useTranslation('client-area');
  const [open, setOpen] = useState<Open>(null);
  const { eventId, building } = event;
  const { guests, mode, isClosed } = list;
  const words = wordsOf(mode);
  const states = countStates(guests);
  const isFull = guests.length >= maxGuests;
  useTitle(t('guests.pageTitle', { venue: building.commercialName }));
  useFreshStates(states.some(({ state }) => state === 'sending'));
  const close = () => setOpen(null);
  const addButton = (
    <Button
      variant={guests.length === 0 ? 'primary' : 'secondary'}
      icon={<Icon name="plus" size={20} />}
      onClick={() => setOpen({ type: 'add' })}
    >
      {t('guests.add')}
    </Button>
  );
  return (
    <div className={styles.page}>
      <Header event={event} text={t(isClosed ? 'guests.closed' : `guests.intro.${words}`)} />
      {guests.length === 0 && !isClosed ? (
        <EmptyState title={t('guests.empty.title')} description={t(`guests.empty.${words}`)} action={addButton} />
      ) : null}
      {guests.length > 0 && !isClosed ? (
        <div className={styles.ways}>
          <InviteButton eventId={eventId} guests={guests} />
          {isFull ? <p className={styles.event}>{t('guests.full')}</p> : addButton}
        </div>
      ) : null}
      {states.some(({ state }) => state === 'failed') && !isClosed ? (
        <Callout tone="warning">{t(`guests.failedHint.${words}`)}</Callout>
      ) : null}
      {guests.length > 0 ? (
        <section aria-labelledby="guests-count" className={styles.list}>
          <div className={styles.counts}>
            <h2 id="guests-count" className={styles.count}>
              {t('guests.counts.listed', { count: guests.length })}
            </h2>
            <p className={styles.event} role="status">
              {states.map(({ state, count }) => t(`guests.summary.${words}.${state}`, { count })).join(' · ')}
            </p>
          </div>
          <GuestTable
            list={list}
            onEdit={(guest) => setOpen({ type: 'edit', guest })}
            onRemove={(guest) => setOpen({ type: 'remove', guest })}
          />
        </section>
      ) : null}
      {open?.type === 'add' ? <AddDialog eventId={eventId} list={list} onClose={close} /> : null}
      {open?.type === 'edit' ? <EditDialog eventId={eventId} mode={mode} guest={open.guest} onClose={close} /> : null}
      {open?.type === 'remove' ? <RemoveDialog eventId={eventId} mode={mode} guest={open.guest} onClose={close} /> : null}
    </div>
  );
};

const Header = ({ event, text }: { event: MeetingEventDetails; text: string }) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const { eventId, building, startDate, endDate } = event;
  return (
    <header className={styles.header}>
      <Link className={styles.back} to={paths.event(eventId)}>
        <Icon name="arrow-left" size={20} />
        {t('guests.back')}
      </Link>
      <h1>{t('guests.title')}</h1>
      <p className={styles.event}>
        {building.commercialName}, {formatDays(startDate, endDate, locale, 'short')}
      </p>
      <p className={styles.intro}>{text}</p>
    </header>
  );
};
