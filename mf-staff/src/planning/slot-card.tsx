import { formatDays, formatPrice } from '@plenary/contracts/format';
import { packageHours } from '@plenary/contracts/package-hours';
import type { Planning, PlanningBooking } from '@plenary/contracts/planning.schemas';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { customerName } from '../desk/deal-name.ts';
import { nextWords } from '../follow-up/next-words.ts';
import { type Half, halves, type Slot, type Use } from './board-slots.ts';
import styles from './slot-card.module.css';
import { useBeside } from './use-beside.ts';
import { useSlotCard } from './use-slot-card.ts';

/** A cell of the board, with the slots of its day and room. */
export interface CellOnBoard {
  half: Half;
  /** Of the day, in the order of `halves`. */
  slots: readonly (Slot | undefined)[];
}

interface Props {
  grid: RefObject<HTMLElement | null>;
  venue: Planning['venue'];
  /** By the `data-` attributes of its button; undefined: it is drawn no more. */
  cellOf: (at: DOMStringMap) => CellOnBoard | undefined;
}

/** What the cell under the pointer or the focus holds, of what the board knows already (design: look 09); pressing the cell has the actions. */
export const SlotCard = ({ grid, venue, cellOf }: Props) => {
  const card = useRef<HTMLDivElement>(null);
  const cell = useSlotCard(grid, card);
  const on = cell ? cellOf(cell.dataset) : undefined;
  const slot = on?.slots[halves.indexOf(on.half)];
  return cell && on && slot && (slot.bookings.length > 0 || slot.reason) ? (
    <Card ref={card} cell={cell} slot={slot} slots={on.slots} venue={venue} />
  ) : null;
};

interface CardProps extends Pick<Props, 'venue'>, Pick<CellOnBoard, 'slots'> {
  ref: RefObject<HTMLDivElement | null>;
  cell: HTMLElement;
  slot: Slot;
}

const Card = ({ ref, cell, slot, slots, venue }: CardProps) => {
  const { t } = useTranslation('staff');
  const id = useId();
  useBeside(ref, cell);
  useLayoutEffect(() => {
    cell.setAttribute('aria-describedby', id);
    return () => cell.removeAttribute('aria-describedby');
  }, [cell, id]);
  return (
    <div ref={ref} id={id} role="tooltip" className={styles.card}>
      {slot.reason ? (
        <p className={styles.head}>
          <span className={styles.who}>{slot.reason}</span> <Badge>{t('planning.states.blocked')}</Badge>
        </p>
      ) : (
        slot.bookings.map((booking) => (
          <Facts
            key={booking.id}
            booking={booking}
            use={slot.uses?.get(booking.id)}
            held={halves.filter((_, place) => slots[place]?.bookings.some(({ id: heldBy }) => heldBy === booking.id))}
            venue={venue}
          />
        ))
      )}
      {slot.reason ? null : <p className={styles.hint}>{t('planning.card.open')}</p>}
    </div>
  );
};

interface FactsProps extends Pick<Props, 'venue'> {
  booking: PlanningBooking;
  use: Use | undefined;
  /** The halves of the day that it has the room for. */
  held: readonly Half[];
}

const Facts = ({ booking, use, held, venue: { countryCode, timeZone } }: FactsProps) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const { status, rank, customer, firstDay, lastDay, expiresAt, quote, title, survey, followUp } = booking;
  const net = quote?.totalExcludingVatPrice;
  const next = followUp && nextWords(followUp, locale);
  const facts: [string, string | undefined][] = [
    [t('planning.card.person'), customer?.companyName ? customer.name : undefined],
    [t('planning.card.days'), formatDays(firstDay, lastDay, locale)],
    [t('planning.card.hours'), hoursOf(held, countryCode).join(', ')],
    [t('planning.card.people'), quote ? t('tasks.pax', { count: use?.pax ?? quote.pax }) : undefined],
    [t('planning.card.setUp'), use ? t(`fields.${use.configuration}`) : undefined],
    [t('followUp.owner'), followUp ? (followUp.owner?.name ?? t('tasks.nobody')) : undefined],
    [t('planning.card.value'), net === undefined ? undefined : t('planning.withoutVat', { amount: formatPrice(net, locale) })],
    [t('planning.card.ends'), expiresAt ? instantAtVenue(expiresAt, { language, timeZone, style: 'medium' }) : undefined],
    [t('deals.survey'), survey ? t(`deals.surveys.${survey}`) : undefined],
    [t('followUp.next'), next || undefined],
  ];
  return (
    <section className={styles.booking}>
      <p className={styles.head}>
        <span className={styles.who}>{customerName(customer) || t('planning.somebody')}</span>{' '}
        <Badge tone={status === 'confirmed' ? 'success' : 'warning'}>
          {t(status === 'confirmed' ? 'planning.states.confirmed' : rank === 1 ? 'planning.states.option1' : 'planning.secondOption')}
        </Badge>
      </p>
      {title ? <p className={styles.title}>{title}</p> : null}
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
};

/** Local hours that the halves of a day are sold with, the evening apart. */
const hoursOf = (held: readonly Half[], country: Planning['venue']['countryCode']): string[] => {
  const ofDay = held.filter((half): half is 'AM' | 'PM' => half !== 'SOIREE');
  const [only, other] = ofDay;
  const durations = [...(only ? [other ? ('AM, PM' as const) : only] : []), ...(held.includes('SOIREE') ? ['Soirée' as const] : [])];
  return durations.map((duration) => {
    const { startTime, endTime } = packageHours(duration, country);
    return `${startTime} – ${endTime}`;
  });
};
