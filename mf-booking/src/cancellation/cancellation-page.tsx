import { useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import { PageHeading } from '../signature/page-heading.tsx';
import styles from './cancellation-page.module.css';
import { Cancelled } from './cancelled.tsx';
import { Cancelling } from './cancelling.tsx';
import type { CancellationData } from './load-cancellation.ts';

/** Cancels a booking of the reader, or tells how it was cancelled. */
export const CancellationPage = () => {
  const { t } = useTranslation('booking');
  const { quote, state, language } = useLoaderData<CancellationData>();
  useTitle(t('cancellation.page.title', { venue: quote.venue.name }));
  useWordsInLanguage(language);
  return (
    <div className={styles.page}>
      <Link className={buttonClass({ variant: 'quiet' })} to={paths.quote(quote.id)}>
        <Icon name="arrow-left" size={20} />
        {t('cancellation.page.back')}
      </Link>
      {state.kind === 'cancelled' ? <Cancelled quote={quote} statement={state.statement} ledger={state.ledger} /> : null}
      {state.kind === 'open' ? <Cancelling quote={quote} preview={state.preview} ledger={state.ledger} /> : null}
      {state.kind === 'barred' ? (
        <PageHeading headline={t(`cancellation.barred.${state.obstacle}.headline`)} isAnswer={false}>
          {t(`cancellation.barred.${state.obstacle}.text`)}
        </PageHeading>
      ) : null}
    </div>
  );
};
