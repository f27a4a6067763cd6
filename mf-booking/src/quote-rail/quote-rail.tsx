import { balanceWording } from '@plenary/contracts/balance-wording';
import { depositWording } from '@plenary/contracts/deposit-wording';
import { formatPercent, formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { hasEnded } from '@plenary/contracts/quote-state';
import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchExtraPeople, fetchPayments, fetchSupplements } from '../api.ts';
import { usePrices } from '../credits/use-prices.ts';
import type { QuoteData } from '../quote/load-quote.ts';
import { isOpenForOption } from '../quote/open-for-option.ts';
import styles from './quote-rail.module.css';

/** The sum beside a quote: what it costs, a person and day, what is paid when, and below it the next step. */
export const QuoteRail = ({ quote, loadedAt, children }: Pick<QuoteData, 'quote' | 'loadedAt'> & { children: ReactNode }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits, creditsFor, tell } = usePrices();
  const { totalExcludingVatPrice: net, totalIncludingVatPrice: gross } = quote;
  const each = pricePerPersonAndDay(quote);
  const isPaid = !quote.amends && !hasEnded(quote, loadedAt);
  return (
    <section className={styles.rail} aria-label={t('quote.rail.label')}>
      <div className={styles.sum}>
        {inCredits ? (
          <p className={styles.total}>{tell(creditsFor(net, quote.credits) ?? 0)}</p>
        ) : (
          <>
            <p className={styles.soft}>{t('quote.totals.includingVat')}</p>
            <p className={styles.total}>{formatPrice(gross, locale, { decimals: true })}</p>
            <p className={styles.soft}>
              {t('quote.rail.net', { price: formatPrice(net, locale, { decimals: true }) })}
              {each === null ? null : ` · ${t('quote.rail.each', { price: formatPrice(each, locale) })}`}
            </p>
            {isPaid ? <Payments quote={quote} loadedAt={loadedAt} /> : null}
          </>
        )}
      </div>
      {children}
    </section>
  );
};

const Payments = ({ quote, loadedAt }: Pick<QuoteData, 'quote' | 'loadedAt'>) => {
  const { deposit, totalIncludingVatPrice } = quote;
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const money = (cents: number) => formatPrice(cents, locale, { decimals: cents !== 0 });
  const added = useAddedSince(quote);
  const toDate = totalIncludingVatPrice + added.reduce((sum, { amount }) => sum + amount, 0);
  const isMore = toDate !== totalIncludingVatPrice;
  const steps = [
    ...(isOpenForOption(quote, loadedAt) ? [{ name: 'today', when: t('quote.rail.todayText'), amount: 0 } as const] : []),
    ...added.map(({ name, amount }) => ({ name, when: t('quote.rail.addedText'), amount })),
    ...(isMore ? [{ name: 'toDate', when: t('quote.rail.toDateText'), amount: toDate } as const] : []),
    { name: depositWording(quote), when: t('quote.rail.depositText'), amount: deposit.amount },
    {
      name: 'balance',
      when: [t(`quote.rail.${balanceWording(quote)}`), ...(isMore ? [t('quote.rail.balanceOfTotal')] : [])].join(' '),
      amount: toDate - deposit.amount,
    },
  ] as const;
  return (
    <dl className={styles.payments}>
      {steps.map(({ name, when, amount }) => (
        <div key={name} className={styles.due}>
          <dt>
            {t(`quote.rail.${name}`, { percent: formatPercent(deposit.percent, locale) })}
            <small>{when}</small>
          </dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
};

interface Added {
  name: 'supplements' | 'fees' | 'extraPeople';
  amount: number;
}

/** Due beside the price of a booking, with VAT, in euro cents, each above 0; none until they are known. */
const useAddedSince = ({ id, status }: Quote): Added[] => {
  const isBooked = status === 'Approved';
  const payments = useLoading({ of: id, load: async (signal) => (isBooked ? fetchPayments(id, signal) : null) }).loading;
  const agreed = useLoading({ of: id, load: async (signal) => (isBooked ? fetchSupplements(id, signal) : null) }).loading;
  const people = useLoading({ of: id, load: async (signal) => (isBooked ? fetchExtraPeople(id, signal) : 0) }).loading;
  const added: Added[] = [
    { name: 'supplements', amount: (agreed.type === 'loaded' && agreed.value?.added.includingVat) || 0 },
    { name: 'fees', amount: (payments.type === 'loaded' && payments.value?.fees) || 0 },
    { name: 'extraPeople', amount: people.type === 'loaded' ? people.value : 0 },
  ];
  return added.filter(({ amount }) => amount > 0);
};

/** Euro cents without VAT, as the list shows them; null where an older service does not tell the days. */
const pricePerPersonAndDay = ({ days = [], totalExcludingVatPrice }: Quote): number | null => {
  const people = days.reduce((sum, { plenary }) => sum + plenary.pax, 0);
  return people > 0 ? Math.round(totalExcludingVatPrice / people) : null;
};
