import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import type { BookingWithoutQuote } from '@plenary/contracts/planning.schemas';
import type { EventHours } from '@plenary/contracts/sheets.schemas';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDealName } from '../desk/deal-name.ts';
import { DeskLink } from '../desk/desk-link.tsx';
import { paths } from '../paths.ts';
import { linesOf, type Span, spanOfEvening, spanOfHours } from './day-span.ts';
import styles from './today.module.css';
import { useHeldWords } from './use-held-words.ts';

interface BarProps {
  /** Null: nobody knows its hours, and it takes the whole lane. */
  at: Span | null;
  /** Of the drawn day. */
  span: Span;
  /** Local times in words; empty: nobody knows them. */
  times: string;
  stage: ListedDeal['stage'] | 'outside';
  isOpen?: boolean;
  /** Who comes, as a link. */
  children: ReactNode;
  /** What stands beside the name, and below it. */
  beside: string;
  facts: readonly string[];
}

const Bar = ({ at, span, times, stage, isOpen, children, beside, facts }: BarProps) => {
  const [first, last] = at ? linesOf(at, span) : [1, -1];
  const place: CSSProperties & Record<`--${string}`, number> = { '--first': first, '--last': last };
  return (
    <li className={styles.event} style={place} data-stage={stage} data-open={isOpen || undefined}>
      <span className={styles.line}>
        {children}
        {beside ? <span className={styles.beside}>{beside}</span> : null}
      </span>
      <span className={styles.facts}>
        {times ? <span className={styles.times}>{[times, ''].join(facts.length > 0 ? ' · ' : '')}</span> : null}
        {facts.join(' · ')}
      </span>
    </li>
  );
};

const timesOf = ({ from, to }: { from: string | null; to: string | null }): string => [from, to].filter(Boolean).join('–');

interface EventProps {
  day: string;
  event: ListedDeal;
  /** Absent: not known. */
  hours: EventHours | undefined;
  span: Span;
}

/** An event on the lane of its venue: its day, and its evening apart. Dashed while its survey is not filled in, which it says too. */
export const EventBars = ({ day, event, hours, span }: EventProps) => {
  const { t } = useTranslation('staff');
  const name = useDealName()(event);
  const { quoteId, venue, customer, pax, firstDay, lastDay, stage, title, scientist, survey, rooms } = event;
  const isLong = firstDay !== lastDay;
  const isOpen = stage === 'confirmed' && (survey === 'missing' || survey === 'open');
  const link = { to: paths.quote(quoteId), or: paths.sheet({ venue: venue.slug, day }) };
  const parts = [
    isLong && day === firstDay ? t('today.firstDay') : '',
    isLong && day === lastDay ? t('today.lastDay') : '',
    (hours?.rooms.length ? hours.rooms : (rooms ?? [])).join(', '),
    customer?.companyName && !scientist ? customer.name : (scientist ?? ''),
    isOpen ? t('today.toComplete') : '',
  ];
  const bar = { stage, isOpen, span };
  const evening = hours?.evening;
  return (
    <>
      {hours?.hours || !evening ? (
        <Bar
          {...bar}
          at={hours?.hours ? spanOfHours(hours.hours) : null}
          times={hours?.hours ? timesOf(hours.hours) : ''}
          beside={[title, t('tasks.pax', { count: pax })].filter(Boolean).join(' · ')}
          facts={parts.filter(Boolean)}
        >
          <DeskLink className={styles.who} {...link}>
            {name}
          </DeskLink>
        </Bar>
      ) : null}
      {evening ? (
        <Bar
          {...bar}
          at={spanOfEvening(evening)}
          times={timesOf(evening)}
          beside=""
          facts={[evening.pax === null ? '' : t('tasks.pax', { count: evening.pax }), evening.roomName].filter(Boolean)}
        >
          <DeskLink className={styles.who} {...link}>
            {`${t('sheets.meals.evening')}, ${name}`}
          </DeskLink>
        </Bar>
      ) : null}
    </>
  );
};

interface OutsideProps {
  booking: BookingWithoutQuote;
  /** Address of the planning of its venue. */
  planning: string;
  hours: EventHours | undefined;
  span: Span;
}

export const OutsideBar = ({ booking, planning, hours, span }: OutsideProps) => {
  const { t } = useTranslation('staff');
  const heldWords = useHeldWords();
  const at = hours?.hours ? spanOfHours(hours.hours) : hours?.evening ? spanOfEvening(hours.evening) : null;
  return (
    <Bar {...{ at, span }} stage="outside" times="" beside="" facts={[heldWords(booking.rooms)]}>
      <DeskLink className={styles.who} to={planning}>
        {t('today.withoutQuote')}
      </DeskLink>
    </Bar>
  );
};
