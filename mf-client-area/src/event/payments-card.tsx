import { balanceWording } from '@plenary/contracts/balance-wording';
import { depositWording } from '@plenary/contracts/deposit-wording';
import { formatDay, formatPercent, formatPrice } from '@plenary/contracts/format';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import type { Supplement } from '@plenary/contracts/supplements';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import type { Booking } from '../api.ts';
import { paths } from '../paths.ts';
import { PartCard } from './part-card.tsx';
import styles from './payments-card.module.css';
import type { EventParts } from './use-event-parts.ts';

/** What the booking costs, when it is paid, and what came of it; nothing where no deposit is due and nothing has come. */
export const PaymentsCard = ({ booking, supplements }: { booking: EventParts['booking']; supplements: readonly Supplement[] }) => {
  const { t } = useTranslation('client-area');
  return (
    <PartCard<Booking> title={t('payments.title')} part={booking}>
      {({ quote, signature: { deposit }, payments: ledger, attendance }) =>
        deposit || ledger.payments.length > 0 || ledger.fees > 0 || attendance?.extra?.includingVat ? (
          <Payments
            quote={quote}
            deposit={deposit}
            supplements={supplements}
            ledger={ledger}
            extraPeople={attendance?.extra?.includingVat ?? 0}
          />
        ) : null
      }
    </PartCard>
  );
};

interface PaymentsProps {
  quote: Booking['quote'];
  deposit: Booking['signature']['deposit'];
  /** Agreed on since the quote: invoiced with the balance. */
  supplements: readonly Supplement[];
  ledger: DealPayments;
  /** Due with VAT for people who came beyond the guaranteed ones, in euro cents. */
  extraPeople: number;
}

const Payments = ({ quote, deposit, supplements, ledger, extraPeople }: PaymentsProps) => {
  const { t } = useTranslation('client-area');
  const { locale } = usePlatform();
  const extra = supplements.reduce((sum, { includingVat }) => sum + (includingVat ?? 0), 0);
  const total = quote.totalIncludingVatPrice + extra + ledger.fees + extraPeople;
  const untaxed = supplements.reduce((sum, { excludingVat, includingVat }) => sum + (includingVat === null ? (excludingVat ?? 0) : 0), 0);
  const notes = [
    ...(untaxed > 0 ? [t('payments.untaxed', { amount: formatPrice(untaxed, locale, { decimals: true }) })] : []),
    ...(supplements.some(({ excludingVat }) => excludingVat === null) ? [t('payments.unpriced')] : []),
  ];
  const inShort = (day: string) => formatDay(day, locale, 'shortWeekday');
  return (
    <>
      <dl className={styles.rows}>
        {total === quote.totalIncludingVatPrice && supplements.length === 0 ? null : (
          <Row name={t('payments.quote')} amount={quote.totalIncludingVatPrice} />
        )}
        {supplements.length > 0 ? <Row name={t('payments.supplements')} note={notes.join(', ') || undefined} amount={extra} /> : null}
        {ledger.fees > 0 ? <Row name={t('payments.fees')} amount={ledger.fees} /> : null}
        {extraPeople > 0 ? <Row name={t('payments.extraPeople')} amount={extraPeople} /> : null}
        <Row name={t('payments.total')} amount={total} />
        {deposit ? (
          <>
            <Row
              name={t(`payments.${depositWording(quote)}`, { percent: formatPercent(quote.deposit.percent, locale) })}
              note={t('payments.due', { day: inShort(deposit.dueOn) })}
              amount={deposit.amount}
            />
            <Row
              name={t('payments.balance')}
              note={[t(`payments.${balanceWording(quote)}`), quote.discount?.dispositions].filter(Boolean).join(' ')}
              amount={total - deposit.amount}
            />
          </>
        ) : null}
        {[...ledger.payments].reverse().map(({ id, kind, amount, day }) => (
          <Row key={id} name={t(`payments.${kind}`, { day: formatDay(day, locale) })} amount={kind === 'received' ? -amount : amount} />
        ))}
        {ledger.payments.length > 0 ? <Row name={t('payments.left')} amount={total - ledger.received} /> : null}
      </dl>
      {deposit && ledger.received < deposit.amount ? <Link to={paths.signature(quote.id)}>{t('payments.how')}</Link> : null}
    </>
  );
};

/** `amount` in euro cents. */
const Row = ({ name, note, amount }: { name: string; note?: string | undefined; amount: number }) => {
  const { locale } = usePlatform();
  return (
    <div className={styles.row}>
      <dt>
        {name}
        {note ? <small>{note}</small> : null}
      </dt>
      <dd>{formatPrice(amount, locale, { decimals: true })}</dd>
    </div>
  );
};
