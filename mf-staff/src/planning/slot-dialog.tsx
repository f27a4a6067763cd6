import { changeDeal } from '@plenary/contracts/changes.endpoints';
import { formatDay, formatDays, formatPrice } from '@plenary/contracts/format';
import type { PlanningBooking } from '@plenary/contracts/planning.schemas';
import { moveRooms } from '@plenary/contracts/room-moves.endpoints';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { paths } from '../paths.ts';
import { QuoteStatusBadge } from '../quotes/quote-status.tsx';
import { Reach } from '../quotes/reach.tsx';
import { MoveDialog } from '../room-moves/move-dialog.tsx';
import { daysBetween } from './board-days.ts';
import type { Half, Slot } from './board-slots.ts';
import { DaysDialog } from './days-dialog.tsx';
import { OptionActions } from './option-actions.tsx';
import styles from './slot-dialog.module.css';

interface Props {
  roomId: string;
  roomName: string;
  day: string;
  half: Half;
  slot: Slot;
  /** The room that it was dragged to. */
  droppedOn?: string | undefined;
  /** The day that it was dragged to. */
  droppedDay?: string | undefined;
  /** Ids of bookings that stand in the way of a block. */
  toMove: ReadonlySet<string>;
  /** IANA name, that of the venue. */
  timeZone: string;
  onClose: () => void;
  /** Ends when the board is up to date. */
  refresh: () => Promise<void>;
}

/** The bookings of a slot, their deadlines, and the actions staff have on them. */
export const SlotDialog = (props: Props) => {
  const { roomId, roomName, day, half, slot, droppedOn, droppedDay, toMove, timeZone, refresh, onClose } = props;
  const { t } = useTranslation('staff');
  const { locale, notify } = usePlatform();
  const settled = async (message: string) => {
    onClose();
    notify({ text: message });
    await refresh();
  };
  const [moving, setMoving] = useState<PlanningBooking | null>(droppedOn === undefined ? null : (movableOf(slot) ?? null));
  const [changing, setChanging] = useState<PlanningBooking | null>(droppedDay === undefined ? null : (bookedIn(slot) ?? null));
  if (changing?.quoteId)
    return (
      <DaysDialog
        quoteId={changing.quoteId}
        shift={droppedDay === undefined ? 0 : daysBetween(day, droppedDay)}
        onClose={onClose}
        onChanged={() => void settled(t('planning.daysChanged'))}
      />
    );
  if (moving)
    return (
      <MoveDialog
        bookingId={moving.id}
        holder={nameOf(moving)}
        proposed={droppedOn === undefined || half === 'SOIREE' ? undefined : { day, half, from: roomId, to: droppedOn }}
        onClose={onClose}
        onMoved={() => void settled(t('roomMoves.moved'))}
      />
    );
  const waiting = slot.bookings.find(({ rank }) => rank === 2);
  const when = `${formatDay(day, locale, { dateStyle: 'full' })}, ${t(`planning.halves.${half}`)}`;
  return (
    <Dialog isOpen onClose={onClose} title={roomName} description={when} closeLabel={t('close')} size="medium">
      <ol className={styles.bookings}>
        {slot.bookings.map((booking) => (
          <li key={booking.id} className={styles.booking}>
            <Holder booking={booking} isToMove={toMove.has(booking.id)} timeZone={timeZone} />
            <Ways booking={booking} onMove={() => setMoving(booking)} onChange={() => setChanging(booking)} />
            {booking.status === 'option' ? (
              <OptionActions
                booking={booking}
                holder={nameOf(booking)}
                behind={booking.rank === 1 ? waiting && (nameOf(waiting) || t('planning.somebody')) : undefined}
                timeZone={timeZone}
                onSettled={settled}
                onOutdated={refresh}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </Dialog>
  );
};

interface WaysProps {
  booking: PlanningBooking;
  onMove: () => void;
  onChange: () => void;
}

/** The ways of a booking in front to another room, and once it is confirmed to other days; what refuses them is said. */
const Ways = ({ booking: { quoteId, rank, status, change }, onMove, onChange }: WaysProps) => {
  const { t } = useTranslation('staff');
  const small = { variant: 'secondary', size: 'small' } as const;
  const noQuote = quoteId === null ? t('planning.refused.noQuote') : undefined;
  const second = rank === 1 ? undefined : t('planning.refused.second');
  const unchangeable = status === 'option' ? t('planning.refused.option') : change ? t('planning.refused.changeOpen') : undefined;
  return (
    <p className={styles.ways}>
      <ExplainedDeed by={moveRooms} refusal={noQuote ?? second} {...small} onClick={onMove}>
        {t('roomMoves.open')}
      </ExplainedDeed>
      <ExplainedDeed by={changeDeal} refusal={noQuote ?? unchangeable} {...small} onClick={onChange}>
        {t('changes.open')}
      </ExplainedDeed>
    </p>
  );
};

/** The booking whose room can be another one: of a quote, and in front. */
const movableOf = ({ bookings }: Slot): PlanningBooking | undefined => bookings.find(({ quoteId, rank }) => quoteId !== null && rank === 1);

/** The confirmed booking of a slot, whose days can be others. */
export const bookedIn = ({ bookings }: Slot): PlanningBooking | undefined =>
  bookings.find(({ quoteId, rank, status }) => quoteId !== null && rank === 1 && status === 'confirmed');

/** Whether a slot can be dragged to another room. */
export const isMovable = ({ slot, half }: { slot: Slot; half: Half }): boolean => half !== 'SOIREE' && movableOf(slot) !== undefined;

const nameOf = ({ customer }: PlanningBooking): string =>
  customer ? [customer.companyName, customer.name].filter(Boolean).join(', ') : '';

const Holder = ({ booking, isToMove, timeZone }: { booking: PlanningBooking; isToMove: boolean; timeZone: string }) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const { status, rank, customer, firstDay, lastDay, expiresAt, quote, quoteId, change } = booking;
  const deadline = expiresAt && instantAtVenue(expiresAt, { language, timeZone, style: 'medium' });
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  return (
    <>
      <p className={styles.states}>
        {status === 'confirmed' ? (
          <Badge tone="success">{t('planning.states.confirmed')}</Badge>
        ) : (
          <Badge tone="warning">{t(rank === 1 ? 'planning.states.option1' : 'planning.secondOption')}</Badge>
        )}
        {isToMove ? <Badge tone="danger">{t('planning.isToMove')}</Badge> : null}
        {quote ? <QuoteStatusBadge quote={quote} /> : null}
        {change ? <Badge tone="info">{t(change.level === 'signature' ? 'planning.amendmentOpen' : 'planning.changeOpen')}</Badge> : null}
      </p>
      <p className={styles.holder}>{nameOf(booking) || t('planning.somebody')}</p>
      {customer ? <Reach customer={customer} /> : null}
      <p>{[formatDays(firstDay, lastDay, locale), ...(quote ? [t('quotes.people', { count: quote.pax })] : [])].join(', ')}</p>
      {quote?.totalExcludingVatPrice !== undefined && quote.totalIncludingVatPrice !== undefined ? (
        <p>{t('planning.price', { excluding: money(quote.totalExcludingVatPrice), including: money(quote.totalIncludingVatPrice) })}</p>
      ) : null}
      {deadline ? <p>{t('planning.until', { deadline })}</p> : null}
      {quoteId || !change ? (
        <p>{quoteId ? <DeskLink to={paths.quote(quoteId)}>{t('planning.toQuote')}</DeskLink> : t('planning.noQuote')}</p>
      ) : null}
      {change && change.dealId !== quoteId ? (
        <p>
          <DeskLink to={paths.quote(change.dealId)}>{t('planning.toDeal')}</DeskLink>
        </p>
      ) : null}
    </>
  );
};
