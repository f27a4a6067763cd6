import type { Quote } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { formatNumber, formatPrice } from '@plenary/ui/price';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../desk/format-instant.ts';
import styles from './quote.module.css';

interface Total {
  words: string;
  figure: string;
  isStrong?: boolean;
}

/** The lines of a quote and what they come to, every amount as the server has it. */
export const QuoteLines = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const share = (value: number) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);
  const { items, discount, administrationFees, vatBreakdown, deposit, totalExcludingVatPrice, totalIncludingVatPrice, credits } = quote;
  const totals: Total[] = [
    ...(discount
      ? [
          {
            words: t('quotes.discount', { company: discount.companyName, percent: share(discount.percent) }),
            figure: money(-discount.amount),
          },
        ]
      : []),
    ...(administrationFees
      ? [
          {
            words: `${administrationFees.description} (${share(Number(administrationFees.code))})`,
            figure: money(administrationFees.amount),
          },
        ]
      : []),
    { words: t('quotes.excludingVat'), figure: money(totalExcludingVatPrice), isStrong: true },
    ...vatBreakdown.map(({ percent, base, amount }) => ({
      words: t('quotes.vat', { percent: share(percent), base: money(base) }),
      figure: money(amount),
    })),
    { words: t('quotes.includingVat'), figure: money(totalIncludingVatPrice), isStrong: true },
    { words: t('quotes.deposit', { percent: share(deposit.percent) }), figure: money(deposit.amount) },
    ...(credits === undefined ? [] : [{ words: t('quotes.inCredits'), figure: formatNumber(credits, locale) }]),
  ];
  return (
    <DataTable caption={t('quotes.lines')} isCaptionHidden density="dense">
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
        {items.map(({ description, date, quantity, unitPrice, catalogPrice }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a quote never change, and two may be alike.
          <tr key={index}>
            <th scope="row">
              {description}
              {catalogPrice === unitPrice ? null : <small>{t('quotes.listPrice', { price: money(catalogPrice) })}</small>}
            </th>
            <td className={styles.date}>{formatDay(date, locale)}</td>
            <td data-numeric>{formatNumber(quantity, locale)}</td>
            <td data-numeric>{money(unitPrice)}</td>
            <td data-numeric>{money(quantity * unitPrice)}</td>
          </tr>
        ))}
      </tbody>
      <tbody>
        {totals.map(({ words, figure, isStrong }) => (
          <tr key={words} data-strong={isStrong}>
            <th scope="row" colSpan={4}>
              {words}
            </th>
            <td data-numeric>{figure}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
