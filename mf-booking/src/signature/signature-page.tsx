import { useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { QuotePath } from '../booking-path/quote-path.tsx';
import { paths } from '../paths.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import type { SignatureData } from './load-signature.ts';
import styles from './signature-page.module.css';
import { Signing } from './signing.tsx';
import { SigningObstacle } from './signing-obstacle.tsx';
import { StandingSignature } from './standing-signature.tsx';

/** Signs a quote, and follows its signature to the end (server-rules §3 "Signature"). */
export const SignaturePage = () => {
  const { t } = useTranslation('booking');
  const data = useLoaderData<SignatureData>();
  const { quote, state, language } = data;
  useTitle(t('signature.page.title', { venue: quote.venue.name }));
  useWordsInLanguage(language);
  return (
    <div className={styles.page}>
      <QuotePath quote={quote} current={state.status === 'Approved' ? 'preparation' : 'signature'} />
      <Link className={buttonClass({ variant: 'quiet' })} to={paths.quote(quote.id)}>
        <Icon name="arrow-left" size={20} />
        {t('signature.page.back')}
      </Link>
      {state.signature ? (
        <StandingSignature key={state.status} {...data} signature={state.signature} />
      ) : state.obstacle ? (
        <SigningObstacle quote={quote} obstacle={state.obstacle} />
      ) : (
        <Signing key={quote.id} {...data} />
      )}
    </div>
  );
};
