import { formatDays, formatPrice } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import type { PlacedOption } from '../api.ts';
import { usePrices } from '../credits/use-prices.ts';
import { HeldRooms } from '../quote/held-rooms.tsx';
import { Deadline } from './deadline.tsx';
import styles from './option-facts.module.css';

/** Content of an option: the days and the price, with VAT, of its quote; once it is placed, its deadline and the rooms that it holds. */
export const OptionFacts = ({ quote, option }: { quote: Quote; option?: PlacedOption }) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { inCredits, creditsFor, tell } = usePrices();
  const credits = creditsFor(quote.totalExcludingVatPrice, quote.credits);
  return (
    <dl className={styles.facts}>
      {option ? (
        <div className={styles.wide}>
          <dt>{t('option.facts.until')}</dt>
          <dd>
            <Deadline option={option} countryCode={quote.venue.address.countryCode} />
          </dd>
        </div>
      ) : null}
      <div className={styles.wide}>
        <dt>{t('option.facts.event')}</dt>
        <dd>{formatDays(quote.eventStartDate, quote.eventEndDate, locale, 'short')}</dd>
      </div>
      <HeldRooms rooms={option?.rooms} className={styles.wide} />
      {inCredits ? null : (
        <div>
          <dt>{t('option.facts.total')}</dt>
          <dd>{formatPrice(quote.totalIncludingVatPrice, locale, { decimals: true })}</dd>
        </div>
      )}
      {credits === null ? null : (
        <div>
          <dt>{t('option.facts.credits')}</dt>
          <dd>{tell(credits)}</dd>
        </div>
      )}
      <div>
        <dt>{t('option.facts.quote')}</dt>
        <dd>{quoteReference(quote.id)}</dd>
      </div>
    </dl>
  );
};
