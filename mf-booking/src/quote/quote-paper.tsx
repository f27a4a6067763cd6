import { formatDays } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { hasEnded, isSigned } from '@plenary/contracts/quote-state';
import { timeZoneOf } from '@plenary/contracts/terms';
import { dayAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { DataTable } from '@plenary/ui/data-table';
import { useTranslation } from 'react-i18next';
import { VenueCover } from '../cover/venue-cover.tsx';
import { usePrices } from '../credits/use-prices.ts';
import { CancellationTermsList } from './cancellation-terms.tsx';
import { DayLines } from './day-lines.tsx';
import { ExpectedRooms } from './expected-rooms.tsx';
import { HeldRooms } from './held-rooms.tsx';
import type { QuoteData } from './load-quote.ts';
import { Particulars } from './particulars.tsx';
import { quoteHeadline } from './quote-headline.ts';
import styles from './quote-paper.module.css';
import { QuoteStatusBadge } from './quote-status.tsx';
import { TotalRows } from './total-rows.tsx';

/** A company as the PDF names it, on one line. */
const companyLine = ({ name, address, vatCode }: NonNullable<Quote['customerCompany']>): string =>
  [name, ...(address ? [address.street, `${address.zipCode} ${address.city}`, address.country] : []), vatCode].filter(Boolean).join(', ');

interface Props extends Pick<QuoteData, 'loadedAt'> {
  quote: Omit<Quote, 'demandId'>;
  /** It is the quote of somebody else, who lets the reader read it. */
  isOthers?: boolean;
}

/** The quote as a document: what it is filed by, lines by day, totals, terms. */
export const QuotePaper = ({ quote, loadedAt, isOthers = false }: Props) => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const { inCredits } = usePrices();
  const { address } = quote.venue;
  const dayOf = (instant: string) => dayAtVenue(instant, { language, timeZone: timeZoneOf[address.countryCode] });
  const facts = [
    ['venue', quote.buildingName],
    ['event', formatDays(quote.eventStartDate, quote.eventEndDate, locale, 'short')],
    ['issuedOn', dayOf(quote.createdAt)],
    ...(isSigned(quote) || quote.status === 'Rejected' ? [] : [['validUntil', dayOf(quote.validUntil)] as const]),
    ...(quote.customerCompany ? [['customer', companyLine(quote.customerCompany)] as const] : []),
  ] as const;
  const isOver = hasEnded(quote, loadedAt);
  const isOffered = quote.status === 'Presented' && !isOver;
  return (
    <article className={styles.paper}>
      <header className={styles.header}>
        <div className={styles.name}>
          <div className={styles.reference}>
            <p>
              {[t('quote.reference', { reference: quoteReference(quote.id) }), quote.customerCompany?.name].filter(Boolean).join(' · ')}
            </p>
            <QuoteStatusBadge quote={quote} now={loadedAt} isOthers={isOthers} />
          </div>
          <h1>{quoteHeadline(t, quote)}</h1>
        </div>
        <div className={styles.picture}>
          <VenueCover venue={quote.venue} ratio="3/2" sizes="9rem" />
        </div>
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={name === 'customer' ? styles.whole : undefined}>
            <dt>{t(`quote.facts.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <HeldRooms rooms={quote.rooms} className={styles.whole} />
        <HeldRooms rooms={quote.waitedRooms} isWaiting className={styles.whole} />
        <ExpectedRooms expected={quote.expectedRooms} className={styles.whole} />
      </dl>
      {quote.particulars?.headerFreeText ? <p className={styles.written}>{quote.particulars.headerFreeText}</p> : null}
      <DayLines items={quote.items} />
      <Particulars particulars={quote.particulars} />
      <div className={styles.totals}>
        <DataTable caption={t('quote.totals.caption')} isCaptionHidden>
          <tfoot>
            <TotalRows priced={quote} isFinal isOver={isOver} />
          </tfoot>
        </DataTable>
      </div>
      <footer className={styles.terms}>
        {isOffered ? (
          <p>{t(quote.amends ? 'change.amendment.validity' : 'quote.terms.validity', { day: dayOf(quote.validUntil) })}</p>
        ) : null}
        {isOffered && !quote.option ? <p>{t('quote.terms.holdsNone')}</p> : null}
        {isOffered && quote.expectedRooms?.rank ? <p>{t('quote.terms.expectation')}</p> : null}
        {isOffered && !quote.expectedRooms && !quote.waitedRooms && quote.option?.rank !== 1 ? (
          <p>{t('quote.terms.roomsNamedLater')}</p>
        ) : null}
        {inCredits ? null : <p>{t('quote.terms.withoutVat')}</p>}
        {quote.cancellationTerms ? <CancellationTermsList terms={quote.cancellationTerms} /> : null}
      </footer>
    </article>
  );
};
