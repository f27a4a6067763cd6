import type { RecordDeal } from '@plenary/contracts/desk-records.schemas';
import { formatDays, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { StageBadge } from '../deals/stage-badge.tsx';
import { DeskLink } from '../desk/desk-link.tsx';
import { AtVenue } from '../desk/permitted.tsx';
import { FollowUpWords } from '../follow-up/follow-up-words.tsx';
import { paths } from '../paths.ts';
import styles from './customers.module.css';

/** A customer's deals, each in one row with what comes next. */
export const RecordDeals = ({ deals }: { deals: readonly RecordDeal[] }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  if (deals.length === 0) return <EmptyState title={t('customers.noDeals')} />;
  const columns = {
    days: t('customers.days'),
    stage: t('deals.columns.stage'),
    netPrice: t('deals.columns.netPrice'),
    balance: t('customers.figures.balance'),
    next: t('followUp.next'),
  };
  return (
    <DataTable caption={t('customers.deals')} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('desk.venue')}</th>
          <th scope="col">{columns.days}</th>
          <th scope="col">{columns.stage}</th>
          <th scope="col" data-numeric>
            {columns.netPrice}
          </th>
          <th scope="col" data-numeric>
            {columns.balance}
          </th>
          <th scope="col">{columns.next}</th>
        </tr>
      </thead>
      <tbody>
        {deals.map(({ quoteId, venue, firstDay, lastDay, pax, stage, netPrice, followUp, purchaseOrder, balance }) => (
          <AtVenue key={quoteId} venue={venue}>
            <tr>
              <th scope="row" className={styles.name}>
                <DeskLink isName to={paths.quote(quoteId)}>
                  {venue.name}
                </DeskLink>
                <span className={styles.quiet}>{t('tasks.pax', { count: pax })}</span>
                {purchaseOrder ? <span className={styles.quiet}>{t('customers.order', { number: purchaseOrder })}</span> : null}
              </th>
              <td data-label={columns.days}>{formatDays(firstDay, lastDay, locale)}</td>
              <td data-label={columns.stage}>
                <StageBadge stage={stage} />
              </td>
              <td data-numeric data-label={columns.netPrice}>
                {netPrice === undefined ? '–' : formatPrice(netPrice, locale)}
              </td>
              <td data-numeric data-label={columns.balance}>
                {balance === undefined ? '–' : formatPrice(balance, locale, { decimals: true })}
              </td>
              <td data-label={columns.next}>{followUp ? <FollowUpWords followUp={followUp} /> : '–'}</td>
            </tr>
          </AtVenue>
        ))}
      </tbody>
    </DataTable>
  );
};
