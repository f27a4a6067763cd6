import type { CancellationFee } from '@plenary/contracts/cancellation.schemas';
import { formatDay, formatPercent, formatPrice } from '@plenary/contracts/format';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import { settlementRows } from '@plenary/contracts/settlement-rows';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';

interface Props {
  fee: CancellationFee;
  /** What the share is taken of; by default the price agreed. */
  base?: string;
  /** What was received for the booking and is due for its changes, in euro cents: the fee is set against it. */
  ledger?: Pick<DealPayments, 'received' | 'fees'>;
}

const labels = { changeFees: 'ofChanges', paid: 'received', owed: 'owed', toRefund: 'toRefund' } as const;

/** How a fee comes about, to the cent. */
export const FeeTable = ({ fee, base: baseLabel, ledger: { received, fees } = { received: 0, fees: 0 } }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const {
    receivedOn,
    daysBefore,
    base,
    supplements,
    percent,
    kind,
    isPostponed,
    deducted,
    waived,
    feeExcludingVat,
    vatBreakdown,
    feeIncludingVat,
  } = fee;
  return (
    <DataTable caption={t('cancellation.fee.caption')}>
      <tbody>
        <tr>
          <th scope="row">{baseLabel ?? t('cancellation.fee.base')}</th>
          <td data-numeric>{money(base)}</td>
        </tr>
        {supplements ? (
          <tr>
            <th scope="row">{t('cancellation.fee.supplements')}</th>
            <td data-numeric>{money(supplements)}</td>
          </tr>
        ) : null}
        <tr>
          <th scope="row">
            {t('cancellation.fee.share')}{' '}
            <small>
              {isPostponed
                ? t('cancellation.fee.postponed')
                : t('cancellation.fee.days', { count: daysBefore, day: formatDay(receivedOn, locale, 'medium') })}
            </small>
          </th>
          <td data-numeric>{formatPercent(percent, locale)}</td>
        </tr>
        {deducted ? (
          <tr data-discount>
            <th scope="row">{t('cancellation.fee.deducted')}</th>
            <td data-numeric>{money(-deducted)}</td>
          </tr>
        ) : null}
        {waived ? (
          <tr data-discount>
            <th scope="row">{t(`cancellation.fee.waived.${waived.reason}`)}</th>
            <td data-numeric>{money(feeExcludingVat - waived.from)}</td>
          </tr>
        ) : null}
        <tr data-strong>
          <th scope="row">{t('cancellation.fee.excludingVat')}</th>
          <td data-numeric>{money(feeExcludingVat)}</td>
        </tr>
        {vatBreakdown.map((rate) => (
          <tr key={rate.percent}>
            <th scope="row">
              {t('quote.totals.vat', { percent: formatPercent(rate.percent, locale) })}{' '}
              <small>{t('quote.totals.vatBase', { base: money(rate.base) })}</small>
            </th>
            <td data-numeric>{money(rate.amount)}</td>
          </tr>
        ))}
        {kind === 'indemnity' && feeExcludingVat > 0 ? (
          <tr>
            <th scope="row">{t('cancellation.fee.noVat')}</th>
            <td data-numeric>{money(0)}</td>
          </tr>
        ) : null}
        <tr data-total>
          <th scope="row">{t('cancellation.fee.includingVat')}</th>
          <td data-numeric>{money(feeIncludingVat)}</td>
        </tr>
        {settlementRows({ received, changeFees: fees, due: feeIncludingVat + fees - received }).map(({ id, amount }) => (
          <tr key={id} data-total={id === 'owed' || id === 'toRefund' || undefined}>
            <th scope="row">{t(`cancellation.fee.${labels[id]}`)}</th>
            <td data-numeric>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
