import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { formatCount, formatDays, formatInstant, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './deals.module.css';
import { StageBadge } from './stage-badge.tsx';

/** Deals, each with a link to its quote. */
export const DealsTable = ({ deals }: { deals: readonly ListedDeal[] }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const columns = {
    customer: t('deals.columns.customer'),
    venue: t('deals.columns.venue'),
    stage: t('deals.columns.stage'),
    pax: t('deals.columns.pax'),
    netPrice: t('deals.columns.netPrice'),
    endsAt: t('deals.columns.endsAt'),
  };
  return (
    <DataTable caption={t('deals.title')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          {Object.entries(columns).map(([id, words]) => (
            <th key={id} scope="col" data-numeric={id === 'pax' || id === 'netPrice' || undefined}>
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deals.map(({ quoteId, customer, venue, firstDay, lastDay, stage, pax, netPrice, endsAt }) => (
          <tr key={quoteId}>
            <th scope="row" className={styles.who}>
              <Link to={paths.quote(quoteId)}>{customer ? customer.companyName || customer.name : t('quotes.nobody')}</Link>
              {customer?.companyName ? <span className={styles.person}>{customer.name}</span> : null}
            </th>
            <td className={styles.where} data-label={columns.venue}>
              <div>
                {venue.name}
                <Link className={styles.days} to={paths.sheet({ venue: venue.slug, day: firstDay })}>
                  {formatDays(firstDay, lastDay, locale)}
                </Link>
              </div>
            </td>
            <td data-label={columns.stage}>
              <StageBadge stage={stage} />
            </td>
            <td data-numeric data-label={columns.pax}>
              {formatCount(pax, locale)}
            </td>
            <td data-numeric data-label={columns.netPrice}>
              {formatPrice(netPrice, locale)}
            </td>
            <td className={styles.ends} data-label={columns.endsAt}>
              {endsAt ? formatInstant(endsAt, locale) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
