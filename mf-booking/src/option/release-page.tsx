import { releaseOption as releaseOptionEndpoint } from '@plenary/contracts/booking.endpoints';
import { isRefusal } from '@plenary/http/call-error';
import { useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button, buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { type PlacedOption, releaseOption } from '../api.ts';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { paths } from '../paths.ts';
import type { QuoteData } from '../quote/load-quote.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import styles from './ask-option.module.css';
import { OptionFacts } from './option-facts.tsx';

/** Opened from mails: a button releases the option, never the link itself, because mail scanners follow links (server-rules §3). */
export const ReleasePage = () => {
  const { quote, language } = useLoaderData<QuoteData>();
  useWordsInLanguage(language);
  return <ReleaseOption key={quote.id} quote={quote} />;
};

type Outcome = 'released' | 'none';

/** `none`: there was nothing to release, or an earlier press released it already. */
const release = (quoteId: string): Promise<Outcome> =>
  releaseOption(quoteId).then(
    () => 'released' as const,
    (error: unknown) => {
      if (isRefusal(error, 'not-found')) return 'none' as const;
      throw error;
    },
  );

const ReleaseOption = ({ quote }: Pick<QuoteData, 'quote'>) => {
  const { t } = useTranslation('booking');
  const { submit, isPending, done, failure } = useSubmission({
    endpoints: [releaseOptionEndpoint],
    send: () => release(quote.id),
    words: { failed: t('option.release.failed') },
    toRoot: [401, 403],
  });
  if (done) return <Released quote={quote} outcome={done.answer} isAnswer />;
  if (!quote.option) return <Released quote={quote} outcome="none" />;
  return <AskRelease quote={quote} option={quote.option} isPending={isPending} failure={failure?.text} onPress={() => void submit()} />;
};

const Released = ({ quote, outcome, isAnswer }: Pick<QuoteData, 'quote'> & { outcome: Outcome; isAnswer?: boolean }) => {
  const { t } = useTranslation('booking');
  const headline = t(`option.${outcome}.headline`);
  useTitle(headline);
  const text = t(`option.${outcome}.text`, { venue: quote.buildingName });
  return (
    <NoticeScreen
      venue={quote.venue}
      mark={outcome === 'released' ? 'check' : 'warning'}
      headline={headline}
      text={text}
      isAnswer={isAnswer}
    >
      <div className={styles.ways}>
        <Link className={buttonClass({ size: 'large' })} to={paths.quote(quote.id)}>
          {t('option.toQuote')}
        </Link>
        <Link className={buttonClass({ variant: 'secondary', size: 'large' })} to={paths.list()}>
          {t('option.home')}
        </Link>
      </div>
    </NoticeScreen>
  );
};

interface AskProps extends Pick<QuoteData, 'quote'> {
  option: PlacedOption;
  isPending: boolean;
  /** Why the press did not succeed; it may be tried again. */
  failure: string | null | undefined;
  onPress: () => void;
}

const AskRelease = ({ quote, option, isPending, failure, onPress }: AskProps) => {
  const { t } = useTranslation('booking');
  useTitle(t('option.release.headline'));
  return (
    <NoticeScreen
      venue={quote.venue}
      mark="clock"
      headline={t('option.release.headline')}
      text={t('option.release.text', { venue: quote.buildingName })}
    >
      <OptionFacts quote={quote} option={option} />
      <div className={styles.form}>
        <div className={styles.ways}>
          <Button variant="danger" size="large" isPending={isPending} pendingLabel={t('option.release.submitting')} onClick={onPress}>
            {t(failure ? 'option.retry' : 'option.release.action')}
          </Button>
          <Link className={buttonClass({ variant: 'quiet', size: 'large' })} to={paths.quote(quote.id)}>
            {t('option.release.keep')}
          </Link>
        </div>
        <p role="status" className={styles.failed}>
          {failure}
        </p>
      </div>
    </NoticeScreen>
  );
};
