import { formatDay, formatNumber, formatPrice } from '@plenary/contracts/format';
import type { ListedLine } from '@plenary/contracts/proposals.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import styles from './quote.module.css';

interface Props {
  quote: Pick<Quote, 'items'>;
  /** What lines of the list cost there, where they are written; none: only what is off the list is said. */
  listed?: readonly ListedLine[] | undefined;
}

/** The lines of a quote, before its discount. */
export const QuoteLines = ({ quote, listed = [] }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  return (
    <DataTable caption={t('quotes.lines')} isCaptionHidden isStacked density="dense">
      <thead>
        <tr>
          <th scope="col">{t('quotes.line')}</th>
          <th scope="col">{t('quotes.date')}</th>
          {(['quantity', 'unitPrice', 'amount'] as const).map((column) => (
            <th key={column} scope="col" data-numeric>
              {t(`quotes.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quote.items.map(({ description, date, quantity, unitPrice, catalogPrice }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quote never change, and two may be alike.
          <tr key={index}>
            <th scope="row">
              {description}
              <ListPrice listed={listed.find((one) => one.index === index)} {...{ unitPrice, catalogPrice }} />
            </th>
            <td className={styles.date} data-label={t('quotes.date')}>
              {formatDay(date, locale)}
            </td>
            <td data-numeric data-label={t('quotes.quantity')}>
              {formatNumber(quantity, locale)}
            </td>
            <td data-numeric data-label={t('quotes.unitPrice')}>
              {money(unitPrice)}
            </td>
            <td data-numeric data-label={t('quotes.amount')}>
              {money(quantity * unitPrice)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};

interface PriceProps extends Pick<Quote['items'][number], 'unitPrice' | 'catalogPrice'> {
  listed: ListedLine | undefined;
}

/** The price of the list beside the one of a line, where that is another one, and what it is with the customer's contract. */
const ListPrice = ({ listed, unitPrice, catalogPrice }: PriceProps) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  if (listed?.withContract !== undefined && listed.unitPrice !== unitPrice)
    return <small>{t('quotes.listAndContract', { price: money(listed.unitPrice), contract: money(listed.withContract) })}</small>;
  return catalogPrice === unitPrice ? null : <small>{t('quotes.listPrice', { price: money(catalogPrice) })}</small>;
};
