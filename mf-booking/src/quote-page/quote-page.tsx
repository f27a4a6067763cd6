import { sellsServices } from '@plenary/contracts/deployment-terms';
import type { Quote } from '@plenary/contracts/quote';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { isSigned } from '@plenary/contracts/quote-state';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useLoaderData, useLocation, useNavigate } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { QuotePath } from '../booking-path/quote-path.tsx';
import { AmendmentNotice } from '../changes/amendment-notice.tsx';
import { VenueBeside } from '../cover/venue-beside.tsx';
import { OptionRefused } from '../option/option-refused.tsx';
import { QuoteOption } from '../option/quote-option.tsx';
import { usePlaceOption } from '../option/use-place-option.ts';
import { paths } from '../paths.ts';
import { BookingPopup } from '../quote/booking-popup.tsx';
import { CallbackBlock } from '../quote/callback-block.tsx';
import { CarbonBlock } from '../quote/carbon-block.tsx';
import { ContractBlock } from '../quote/contract-block.tsx';
import { DownloadPdf } from '../quote/download-pdf.tsx';
import type { QuoteData } from '../quote/load-quote.ts';
import { isOpenForOption } from '../quote/open-for-option.ts';
import { OtherVariants } from '../quote/other-variants.tsx';
import { QuotePaper } from '../quote/quote-paper.tsx';
import { ScientistBlock } from '../quote/scientist-block.tsx';
import { searchOfPriced } from '../quote/search-of-priced.ts';
import { takesAddons } from '../quote/takes-addons.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import { QuoteRail } from '../quote-rail/quote-rail.tsx';
import { ShareQuote } from '../quote-share/share-quote.tsx';
import { QuoteSignature } from '../signature/quote-signature.tsx';
import styles from './quote-page.module.css';

/** An amendment leads to its booking, by its notice. */
const backFrom = (quote: Quote, sellsAddons: boolean) => {
  const { venue, demandId, amends } = quote;
  if (amends) return null;
  if (sellsAddons && !isSigned(quote) && takesAddons(quote))
    return { to: paths.upsell(venue.slug, demandId), words: 'quote.back' } as const;
  return { to: paths.venue(venue.slug, searchOfPriced(quote)), words: 'upsell.back' } as const;
};

/** A quote of the reader (spec/booking.md §2 "Quote page"). Gone to again, as from the refusal of its option, it begins anew. */
export const QuotePage = () => <OpenQuote key={useLocation().key} />;

const OpenQuote = () => {
  const { t } = useTranslation('booking');
  const { settings } = usePlatform();
  const navigate = useNavigate();
  const { quote, language, loadedAt } = useLoaderData<QuoteData>();
  const { id, venue, demandId, discount, callback, meetingScientist } = quote;
  const placing = usePlaceOption({
    quoteId: id,
    onDone: (_, { signal }) =>
      signal.aborted ? undefined : navigate(paths.optionConfirmation(venue.slug, id), { state: { isAnswer: true } }),
  });
  const takesOption = !quote.amends && isOpenForOption(quote, loadedAt);
  const back = backFrom(quote, sellsServices(settings.productMode));
  useTitle(t('quote.title', { reference: quoteReference(id), venue: venue.name }));
  useWordsInLanguage(language);
  if (placing.refusal)
    return (
      <div className={styles.page}>
        <QuotePath quote={quote} />
        <OptionRefused quote={quote} {...placing.refusal} isAnswer />
      </div>
    );
  return (
    <div className={styles.page}>
      <QuotePath quote={quote} />
      <div className={styles.toolbar}>
        <div className={styles.ways}>
          {back ? (
            <Link className={buttonClass({ variant: 'quiet' })} to={back.to} state={{ search: searchOfPriced(quote) }}>
              <Icon name="arrow-left" size={20} />
              {t(back.words)}
            </Link>
          ) : null}
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.list()}>
            {t('quote.home')}
          </Link>
        </div>
      </div>
      <div className={styles.option}>
        <AmendmentNotice quote={quote} />
        <OtherVariants variants={quote.variants} />
        {quote.version && quote.status === 'Presented' ? <Callout>{t('quote.version', { version: quote.version })}</Callout> : null}
      </div>
      <div className={styles.columns}>
        <QuoteRail quote={quote} loadedAt={loadedAt}>
          <QuoteOption quote={quote} loadedAt={loadedAt} placing={placing} />
          <QuoteSignature quote={quote} loadedAt={loadedAt} isPrimary={quote.option !== null || !takesOption} />
          <ul className={styles.papers}>
            <li>
              <DownloadPdf quoteId={id} />
            </li>
            <li>
              <ShareQuote quoteId={id} />
            </li>
          </ul>
        </QuoteRail>
        <QuotePaper quote={quote} loadedAt={loadedAt} />
        <aside className={styles.side} aria-label={t('quote.aside')}>
          <VenueBeside venue={venue} />
          {meetingScientist ? <ScientistBlock scientist={meetingScientist} /> : null}
          {venue.address.countryCode === 'FRA' && settings.bookingPopupUrl ? <BookingPopup url={settings.bookingPopupUrl} /> : null}
          {discount ? <ContractBlock discount={discount} /> : null}
          {discount || callback === 'none' ? null : <CallbackBlock demandId={demandId} isRequested={callback === 'requested'} />}
          {settings.carbonFootprint ? <CarbonBlock /> : null}
        </aside>
      </div>
    </div>
  );
};
