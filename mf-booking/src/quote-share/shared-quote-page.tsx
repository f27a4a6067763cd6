import { formatInstant, instantStyles } from '@plenary/contracts/format';
import { quoteReference } from '@plenary/contracts/quote-reference';
import { usePlatform, useTitle } from '@plenary/platform';
import { useLoaderData } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { QuotePaper } from '../quote/quote-paper.tsx';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import type { SharedQuoteData } from './load-shared-quote.ts';
import styles from './quote-share.module.css';

/** Opened from a link that a colleague sent: the quote to be read, and nothing to press. */
export const SharedQuotePage = () => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const { opened, language, loadedAt } = useLoaderData<SharedQuoteData>();
  useWordsInLanguage(language);
  useTitle(
    opened
      ? t('quoteShare.page', { reference: quoteReference(opened.quote.id), venue: opened.quote.venue.name })
      : t('quoteShare.over.headline'),
  );
  return (
    <div className={styles.page}>
      {opened ? (
        <>
          <p className={styles.reading}>{t('quoteShare.reading', { day: formatInstant(opened.expiresAt, locale, instantStyles.day) })}</p>
          <QuotePaper quote={opened.quote} loadedAt={loadedAt} isOthers />
        </>
      ) : (
        <>
          <h1>{t('quoteShare.over.headline')}</h1>
          <p className={styles.reading}>{t('quoteShare.over.text')}</p>
        </>
      )}
    </div>
  );
};
