import { formatDay, formatPrice } from '@plenary/contracts/format';
import { addPayment, reversePayment } from '@plenary/contracts/payments.endpoints';
import type { DealPayments, Payment } from '@plenary/contracts/payments.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { DataTable } from '@plenary/ui/data-table';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExplainedDeed } from '../desk/explained-deed.tsx';
import { Panel } from '../desk/panel.tsx';
import { DeedButton } from '../desk/permitted.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import styles from './payments-panel.module.css';
import { ReversalDialog } from './reversal-dialog.tsx';

interface Props {
  quote: Quote;
  ledger: DealPayments;
}

/** What was received for a deal and paid back, with the ways to enter a payment and to reverse one (design: lifecycle L31). */
export const PaymentsPanel = ({ quote, ledger: { payments, received, fees, settlement } }: Props) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'payment' | Payment | null>(null);
  const close = () => setOpen(null);
  const settled = () => {
    close();
    void revalidate();
  };
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  return (
    <Panel id="payments" title={t('payments.panel')}>
      {payments.length === 0 ? (
        <p>{t('payments.none')}</p>
      ) : (
        <PaymentTable timeZone={timeZoneOf[quote.venue.address.countryCode]} payments={payments} onReverse={setOpen} />
      )}
      <p>{t('payments.received', { amount: money(received) })}</p>
      {fees > 0 ? <p>{t('payments.fees', { amount: money(fees) })}</p> : null}
      {settlement === undefined ? (
        <p>{t('payments.deposit', { amount: money(quote.deposit.amount) })}</p>
      ) : (
        <p>
          <strong>
            {settlement > 0
              ? t('payments.owed', { amount: money(settlement) })
              : settlement < 0
                ? t('payments.toRefund', { amount: money(-settlement) })
                : t('payments.settled')}
          </strong>
        </p>
      )}
      <p>
        <ExplainedDeed by={addPayment} variant="secondary" size="small" onClick={() => setOpen('payment')}>
          {t('payments.open')}
        </ExplainedDeed>
      </p>
      {open === 'payment' ? <PaymentDialog dealId={quote.id} received={received} onClose={close} onEntered={settled} /> : null}
      {open !== null && open !== 'payment' ? (
        <ReversalDialog dealId={quote.id} payment={open} onClose={close} onReversed={settled} />
      ) : null}
    </Panel>
  );
};

interface TableProps {
  payments: readonly Payment[];
  /** Of the venue. */
  timeZone: string;
  onReverse: (payment: Payment) => void;
}

const PaymentTable = ({ payments, timeZone, onReverse }: TableProps) => {
  const { t } = useTranslation('staff');
  const { language, locale } = usePlatform();
  const atVenue = (instant: string) => instantAtVenue(instant, { language, timeZone, style: 'medium' });
  return (
    <DataTable caption={t('payments.panel')} isCaptionHidden density="dense">
      <thead>
        <tr>
          <th scope="col">{t('payments.columns.day')}</th>
          <th scope="col">{t('payments.columns.what')}</th>
          <th scope="col" data-numeric>
            {t('payments.columns.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map((payment) => {
          const { id, kind, amount, day, method, reference, entered, reversed } = payment;
          const words = `${t(`payments.kinds.${kind}`)}, ${t(`payments.methods.${method}`)}`;
          const figure = formatPrice(kind === 'received' ? amount : -amount, locale, { decimals: true });
          return (
            <tr key={id}>
              <td>{formatDay(day, locale)}</td>
              <td>
                <span>{words}</span>
                {reference ? <span className={styles.line}>{reference}</span> : null}
                {entered ? (
                  <span className={styles.soft}>{t('payments.entered', { name: entered.by.name, at: atVenue(entered.at) })}</span>
                ) : null}
                {reversed ? (
                  <span className={styles.line}>
                    {t('payments.reversed', { name: reversed.by.name, at: atVenue(reversed.at), reason: reversed.reason })}
                  </span>
                ) : (
                  <DeedButton
                    by={reversePayment}
                    variant="quiet"
                    size="small"
                    aria-label={t('payments.reverseOf', { words, day: formatDay(day, locale) })}
                    onClick={() => onReverse(payment)}
                  >
                    {t('payments.reverse')}
                  </DeedButton>
                )}
              </td>
              <td data-numeric>{reversed ? <s>{figure}</s> : figure}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
};
