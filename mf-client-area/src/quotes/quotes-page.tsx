import { useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { useTranslation } from 'react-i18next';
import styles from '../events/events-page.module.css';
import { paths } from '../paths.ts';
import type { QuotesData } from './load-quotes.ts';
import { QuoteRow } from './quote-row.tsx';

/** The quotes of the user with their state and deadline, the newest first. */
export const QuotesPage = () => {
  const { t } = useTranslation('client-area');
  const { quotes, loadedAt } = useLoaderData<QuotesData>();
  useTitle(t('quotes.title'));
  return (
    <div className={styles.page}>
      <h1>{t('quotes.title')}</h1>
      {quotes.length === 0 ? (
        <EmptyState
          title={t('quotes.none')}
          description={t('quotes.noneText')}
          action={
            <Link className={buttonClass()} to={paths.newQuote()}>
              {t('quotes.action')}
            </Link>
          }
        />
      ) : (
        <ul className={styles.list}>
          {quotes.map((quote) => (
            <QuoteRow key={quote.id} quote={quote} loadedAt={loadedAt} />
          ))}
        </ul>
      )}
    </div>
  );
};
