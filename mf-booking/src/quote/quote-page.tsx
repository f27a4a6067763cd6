import { sellsServices } from '@plenary/contracts/deployment-terms';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { QuoteOption } from '../option/quote-option.tsx';
import { paths } from '../paths.ts';
import { QuoteSignature } from '../signature/quote-signature.tsx';
import { VenueBeside } from '../venue/venue-beside.tsx';
import { BookingPopup } from './booking-popup.tsx';
import { CallbackBlock } from './callback-block.tsx';
import { CarbonBlock } from './carbon-block.tsx';
import { ContractBlock } from './contract-block.tsx';
import { DownloadPdf } from './download-pdf.tsx';
import type { QuoteData } from './load-quote.ts';
import styles from './quote-page.module.css';
import { QuotePaper, quoteReference } from './quote-paper.tsx';
import { searchOfPriced } from './search-of-priced.ts';
import { useWordsInLanguage } from './use-words-in-language.ts';

/** A quote of the reader (spec/booking.md §2 "Quote page"). */
export const QuotePage = () => {
  const { t } = useTranslation('booking');
  const { settings } = usePlatform();
  const { quote, language, loadedAt } = useLoaderData<QuoteData>();
  const { id, venue, demandId, discount } = quote;
  const hasAddons = sellsServices(settings.productMode);
  useTitle(t('quote.title', { reference: quoteReference(id), venue: venue.name }));
  useWordsInLanguage(language);
  return (
    <div className={styles.page}>
      <div className={styles.toolbar}>
        <div className={styles.ways}>
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={hasAddons ? paths.upsell(venue.slug, demandId) : paths.venue(venue.slug, searchOfPriced(quote))}
            state={{ search: searchOfPriced(quote) }}
          >
            <Icon name="arrow-left" size={20} />
            {t(hasAddons ? 'quote.back' : 'upsell.back')}
          </Link>
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.list()}>
            {t('quote.home')}
          </Link>
        </div>
        <DownloadPdf quoteId={id} />
      </div>
      <div className={styles.option}>
        <QuoteSignature quote={quote} loadedAt={loadedAt} />
        <QuoteOption quote={quote} loadedAt={loadedAt} />
      </div>
      <div className={styles.columns}>
        <QuotePaper quote={quote} loadedAt={loadedAt} />
        <aside className={styles.side} aria-label={t('quote.aside')}>
          <VenueBeside venue={venue} />
          {venue.address.countryCode === 'FRA' && settings.bookingPopupUrl ? <BookingPopup url={settings.bookingPopupUrl} /> : null}
          {discount ? <ContractBlock discount={discount} /> : <CallbackBlock demandId={demandId} />}
          {settings.carbonFootprint ? <CarbonBlock /> : null}
        </aside>
      </div>
    </div>
  );
};
