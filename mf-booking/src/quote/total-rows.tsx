import { depositWording } from '@plenary/contracts/deposit-wording';
import { formatPercent, formatPrice } from '@plenary/contracts/format';
import type { PricedDemand } from '@plenary/contracts/quote';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import { subTotalOf } from './quote-lines.ts';

type Totals = Pick<
  PricedDemand,
  'items' | 'credits' | 'discount' | 'administrationFees' | 'totalExcludingVatPrice' | 'totalIncludingVatPrice' | 'vatBreakdown' | 'deposit'
>;

interface Props {
  priced: Totals;
  /** Set on the quote itself: the total with VAT is prominent, and the deposit follows. */
  isFinal?: boolean;
  /** Nothing is asked for any more. */
  isOver?: boolean;
}

/** Rows from the sum of the lines to the amount due, two columns wide. Every percent and amount is the server's (spec/booking.md §9). With prices in credits there is one. */
export const TotalRows = ({ priced, isFinal = false, isOver = false }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits, creditsFor, tell } = usePrices();
  const { discount, administrationFees, vatBreakdown, deposit } = priced;
  const money = (cents: number) => formatPrice(cents, locale, { decimals: true });
  const percent = (value: number) => formatPercent(value, locale);
  const credits = creditsFor(priced.totalExcludingVatPrice, priced.credits);
  if (inCredits)
    return (
      <tr data-total={isFinal || undefined} data-strong>
        <th scope="row">{t('credits.total')}</th>
        <td data-numeric>{tell(credits ?? 0)}</td>
      </tr>
    );
  return (
    <>
      {discount || administrationFees ? (
        <tr>
          <th scope="row">{t('quote.totals.subTotal')}</th>
          <td data-numeric>{money(subTotalOf(priced))}</td>
        </tr>
      ) : null}
      {discount ? (
        <tr data-discount>
          <th scope="row">{t('quote.totals.discount', { company: discount.companyName, percent: percent(discount.percent) })}</th>
          <td data-numeric>{money(-discount.amount)}</td>
        </tr>
      ) : null}
      {administrationFees ? (
        <tr>
          <th scope="row">{`${administrationFees.description} (${percent(Number(administrationFees.code))})`}</th>
          <td data-numeric>{money(administrationFees.amount)}</td>
        </tr>
      ) : null}
      <tr data-strong>
        <th scope="row">{t('quote.totals.excludingVat')}</th>
        <td data-numeric>{money(priced.totalExcludingVatPrice)}</td>
      </tr>
      {vatBreakdown.map((rate) => (
        <tr key={rate.percent}>
          <th scope="row">
            {t('quote.totals.vat', { percent: percent(rate.percent) })}{' '}
            <small>{t('quote.totals.vatBase', { base: money(rate.base) })}</small>
          </th>
          <td data-numeric>{money(rate.amount)}</td>
        </tr>
      ))}
      <tr data-total={isFinal || undefined}>
        <th scope="row">{t('quote.totals.includingVat')}</th>
        <td data-numeric>{money(priced.totalIncludingVatPrice)}</td>
      </tr>
      {isFinal && !isOver ? (
        <tr data-strong>
          <th scope="row">
            {t(`quote.totals.${depositWording(priced)}`, { percent: percent(deposit.percent) })}{' '}
            <small>{t('quote.totals.depositTerms')}</small>
          </th>
          <td data-numeric>{money(deposit.amount)}</td>
        </tr>
      ) : null}
      {credits === null ? null : (
        <tr data-strong>
          <th scope="row">{t('credits.total')}</th>
          <td data-numeric>{tell(credits)}</td>
        </tr>
      )}
    </>
  );
};
