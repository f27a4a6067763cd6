import { useLoaderData } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { QuoteTask } from '../quote-task/quote-task.tsx';
import { WhyNot } from '../quote-task/why-not.tsx';
import { Cancelled } from './cancelled.tsx';
import { Cancelling } from './cancelling.tsx';
import type { CancellationData } from './load-cancellation.ts';

/** Cancels a booking of the reader, or tells how it was cancelled. */
export const CancellationPage = () => {
  const { t } = useTranslation('booking');
  const { quote, state, language } = useLoaderData<CancellationData>();
  return (
    <QuoteTask
      quote={quote}
      language={language}
      title={t('cancellation.page.title', { venue: quote.venue.name })}
      back={t('cancellation.page.back')}
    >
      {state.kind === 'cancelled' ? <Cancelled quote={quote} statement={state.statement} ledger={state.ledger} /> : null}
      {state.kind === 'open' ? <Cancelling quote={quote} preview={state.preview} ledger={state.ledger} /> : null}
      {state.kind === 'barred' ? (
        <div className={styles.body}>
          <PageHeading
            headline={t(quote.ways?.cancel === 'over' ? 'change.barred.over.headline' : `cancellation.barred.${state.obstacle}.headline`)}
            isAnswer={false}
          >
            {quote.ways?.cancel ? null : t(`cancellation.barred.${state.obstacle}.text`)}
          </PageHeading>
          {quote.ways?.cancel ? <WhyNot quote={quote} obstacles={[quote.ways.cancel]} /> : null}
        </div>
      ) : null}
    </QuoteTask>
  );
};
