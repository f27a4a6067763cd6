import { dealStageWords } from '@plenary/contracts/deal-stage-words';
import * as contract from '@plenary/contracts/desk-deals.endpoints';
import type { Pipeline } from '@plenary/contracts/desk-deals.schemas';
import { dealSorts } from '@plenary/contracts/desk-deals-terms';
import { formatDays } from '@plenary/contracts/format';
import type { CountryCode } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { call } from '../call.ts';
import { paths } from '../paths.ts';
import styles from './booked-between.module.css';
import { useDealName } from './deal-name.ts';
import { DeskLink } from './desk-link.tsx';

interface Props {
  country: CountryCode;
  /** Slug of the only venue concerned; without, all of the country. */
  venue?: string;
  /** Local days, both included. */
  from: string;
  to: string;
}

/** Stages in which a deal holds rooms. */
const holding: readonly string[] = ['confirmed', 'signing', 'option-1', 'option-2'];
const named = 5;

const fetchBooked = async ({ country, venue, from, to }: Props, signal: AbortSignal): Promise<Pipeline['columns']> => {
  const { columns } = await call(contract.getPipeline, { query: { country, venue, from, to } }, { signal });
  return columns.filter(({ stage, count }) => holding.includes(stage) && count > 0);
};

/**
 * The bookings that a closing of these days would meet, before it is saved: how many, and the first ones with the way to them. Other days are another one of
 * it (`key`), so that no days ever show the bookings of the days before.
 */
export const BookedBetween = (props: Props) => {
  const { country, venue, from, to } = props;
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const nameOf = useDealName();
  const { loading } = useLoading({ load: (signal) => fetchBooked(props, signal) });
  if (loading.type === 'loading') return null;
  if (loading.type === 'failed') return <Callout role="status" tone="warning" title={t('desk.booked.unknown')} />;
  const columns = loading.value;
  const count = columns.reduce((sum, column) => sum + column.count, 0);
  if (count === 0) return <Callout role="status" tone="success" title={t('desk.booked.none', { days: formatDays(from, to, locale) })} />;
  const byDay = columns.flatMap(({ deals }) => deals).sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1));
  const first = byDay.slice(0, named);
  return (
    <Callout role="status" tone="warning" title={t('desk.booked.some', { count, days: formatDays(from, to, locale) })}>
      <ul className={styles.deals}>
        {first.map((deal) => (
          <li key={deal.quoteId}>
            <DeskLink to={paths.quote(deal.quoteId)} target="_blank">
              {nameOf(deal)}
            </DeskLink>
            {`, ${formatDays(deal.firstDay, deal.lastDay, locale)}, ${dealStageWords[language][deal.stage]}${venue ? '' : `, ${deal.venue.name}`}`}
          </li>
        ))}
      </ul>
      {count > first.length ? (
        <p>
          <DeskLink to={paths.events({ country, venue, from, to, sort: dealSorts[0] })} target="_blank">
            {t('desk.booked.all')}
          </DeskLink>
        </p>
      ) : null}
    </Callout>
  );
};
