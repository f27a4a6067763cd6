import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import { formatPercent, formatPrice } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';

interface Props {
  fee: CancellationFee;
  /** What the share is taken of; by default the price agreed. */
  base?: string;
}

/** A fee, worked out by the server. */
export const FeeRows = ({ fee, base: baseLabel }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const { base, supplements, percent, daysBefore, isPostponed, deducted, waived, feeExcludingVat, vatBreakdown, feeIncludingVat } = fee;
  const share = formatPercent(percent, locale);
  const rows = [
    [baseLabel ?? t('cancellation.base'), money(base)],
    ...(supplements ? [[t('cancellation.supplements'), money(supplements)]] : []),
    [isPostponed ? t('cancellation.postponed') : t('cancellation.share', { count: daysBefore }), share],
    ...(deducted ? [[t('cancellation.deducted'), money(-deducted)]] : []),
    ...(waived ? [[t(`cancellation.waived.${waived.reason}`), money(feeExcludingVat - waived.from)]] : []),
    [t('cancellation.excludingVat'), money(feeExcludingVat)],
    ...vatBreakdown.map((rate) => [
      t('quotes.vat', { percent: formatPercent(rate.percent, locale), base: money(rate.base) }),
      money(rate.amount),
    ]),
    [t('cancellation.includingVat'), money(feeIncludingVat)],
  ];
  return (
    <DataTable caption={t('cancellation.fee')} isCaptionHidden density="dense">
      <tbody>
        {rows.map(([words, figure], index) => (
          <tr key={words} data-strong={index === rows.length - 1 || undefined}>
            <th scope="row">{words}</th>
            <td data-numeric>{figure}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
