import { formatDay, formatNumber, formatPercent, formatPrice } from '@plenary/contracts/format';
import type { ProposalLine } from '@plenary/contracts/proposals.schemas';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';

/** The lines of a proposal as they were written, where it is priced no more. */
export const WrittenLines = ({ lines }: { lines: readonly ProposalLine[] }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <DataTable caption={t('approvals.lines')} isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('quotes.line')}</th>
          <th scope="col">{t('quotes.date')}</th>
          {(['quantity', 'unitPrice'] as const).map((column) => (
            <th key={column} scope="col" data-numeric>
              {t(`quotes.${column}`)}
            </th>
          ))}
          <th scope="col" data-numeric>
            {t('approvals.columns.discount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, day, quantity, unitPrice, discountPercent = 0 }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that were written never change, and two may be alike.
          <tr key={index}>
            <th scope="row">{label}</th>
            <td data-label={t('quotes.date')}>{formatDay(day, locale)}</td>
            <td data-numeric data-label={t('quotes.quantity')}>
              {formatNumber(quantity, locale)}
            </td>
            <td data-numeric data-label={t('quotes.unitPrice')}>
              {formatPrice(unitPrice, locale, { decimals: true })}
            </td>
            <td data-numeric data-label={t('approvals.columns.discount')}>
              {formatPercent(discountPercent, locale)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
