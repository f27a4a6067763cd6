import { useLoaderData } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { QuotePath } from '../booking-path/quote-path.tsx';
import { QuoteTask } from '../quote-task/quote-task.tsx';
import type { SignatureData } from './load-signature.ts';
import { Signing } from './signing.tsx';
import { SigningObstacle } from './signing-obstacle.tsx';
import { StandingSignature } from './standing-signature.tsx';

/** Signs a quote, and follows its signature to the end (server-rules §3 "Signature"). */
export const SignaturePage = () => {
  const { t } = useTranslation('booking');
  const data = useLoaderData<SignatureData>();
  const { quote, state, language } = data;
  return (
    <QuoteTask
      quote={quote}
      language={language}
      title={t('signature.page.title', { venue: quote.venue.name })}
      back={t('signature.page.back')}
      path={<QuotePath quote={quote} current={state.status === 'Approved' ? 'preparation' : 'signature'} />}
    >
      {state.signature ? (
        <StandingSignature key={state.status} {...data} signature={state.signature} />
      ) : state.obstacle ? (
        <SigningObstacle quote={quote} obstacle={state.obstacle} />
      ) : (
        <Signing key={quote.id} {...data} />
      )}
    </QuoteTask>
  );
};
