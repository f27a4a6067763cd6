import { formatDays, formatInstant, formatPercent, formatPrice } from '@plenary/contracts/format';
import { approvalStates } from '@plenary/contracts/proposals-terms';
import { usePlatform } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { DeskPage } from '../desk/desk-page.tsx';
import { StateLinks } from '../desk/state-links.tsx';
import { paths } from '../paths.ts';
import { type Approval, approvalId, approvalPath } from './approvals-api.ts';
import type { ProposalsData } from './load-proposals.ts';

/** Proposals and changes of bookings over the limit of their author: those that wait for somebody's approval, and what became of the others (design: lifecycle L10). */
export const ProposalsPage = () => {
  const { state, approvals } = useLoaderData<ProposalsData>();
  const { t } = useTranslation('staff');
  const choices = (
    <StateLinks
      label={t('approvals.show')}
      links={approvalStates.map((one) => ({ name: t(`approvals.states.${one}`), to: paths.proposals(one), isCurrent: one === state }))}
    />
  );
  return (
    <DeskPage title={t('approvals.title')} description={t('approvals.description')} choices={choices}>
      {approvals.length === 0 ? (
        <EmptyState title={t('approvals.none')} />
      ) : (
        <DataTable caption={t('approvals.title')} isCaptionHidden isStacked density="dense">
          <thead>
            <tr>
              {(['customer', 'kind', 'event', 'discount', 'total', 'author', 'at'] as const).map((column) => (
                <th key={column} scope="col" data-numeric={column === 'discount' || column === 'total' || undefined}>
                  {t(`approvals.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {approvals.map((approval) => (
              <Row key={approvalId(approval)} approval={approval} />
            ))}
          </tbody>
        </DataTable>
      )}
    </DeskPage>
  );
};

const Row = ({ approval }: { approval: Approval }) => {
  const { customer, venue, firstDay, lastDay, pax, discountPercent, totalExcludingVatPrice, author, createdAt } = approval;
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <tr>
      <th scope="row">
        <DeskLink to={approvalPath(approval)}>{customer.companyName || customer.name}</DeskLink>
      </th>
      <td data-label={t('approvals.columns.kind')}>{t(`approvals.kinds.${'proposalId' in approval ? 'proposal' : 'change'}`)}</td>
      <td data-label={t('approvals.columns.event')}>
        {[venue.name, formatDays(firstDay, lastDay, locale), t('tasks.pax', { count: pax })].join(' · ')}
      </td>
      <td data-numeric data-label={t('approvals.columns.discount')}>
        {formatPercent(discountPercent, locale)}
      </td>
      <td data-numeric data-label={t('approvals.columns.total')}>
        {formatPrice(totalExcludingVatPrice, locale, { decimals: true })}
      </td>
      <td data-label={t('approvals.columns.author')}>{author.name}</td>
      <td data-label={t('approvals.columns.at')}>{formatInstant(createdAt, locale)}</td>
    </tr>
  );
};
