import { depositWording } from '@plenary/contracts/deposit-wording';
import { formatNumber, formatPercent, formatPrice } from '@plenary/contracts/format';
import type { PricedDemand } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';

interface Total {
  words: string;
  figure: string;
  isStrong?: boolean;
}

/** The totals of a quote's lines, every amount computed by the server. */
export const QuoteTotals = ({ quote }: { quote: PricedDemand }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const share = (value: number) => formatPercent(value, locale);
  const { discount, administrationFees, vatBreakdown, deposit, totalExcludingVatPrice, totalIncludingVatPrice, credits } = quote;
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
    { words: t(`quotes.${depositWording(quote)}`, { percent: share(deposit.percent) }), figure: money(deposit.amount) },
    ...(credits === undefined ? [] : [{ words: t('quotes.inCredits'), figure: formatNumber(credits, locale) }]),
  ];
  return (
    <DataTable caption={t('quotes.totals')} isCaptionHidden density="dense">
      <tbody>
        {totals.map(({ words, figure, isStrong }) => (
          <tr key={words} data-strong={isStrong}>
            <th scope="row">{words}</th>
            <td data-numeric>{figure}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
