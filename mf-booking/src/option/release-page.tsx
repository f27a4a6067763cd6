import { useTitle } from '@plenary/platform';
import { Link, useFetcher, useLoaderData } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { PlacedOption } from '../api.ts';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { paths } from '../paths.ts';
import type { QuoteData } from '../quote/load-quote.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import styles from './ask-option.module.css';
import { OptionFacts } from './option-facts.tsx';
import type { ReleaseResult } from './release-option-action.ts';

/** Opened from mails: a button releases the option, never the link itself, because mail scanners follow links (server-rules §3). */
export const ReleasePage = () => {
  const { quote, language } = useLoaderData<QuoteData>();
  useWordsInLanguage(language);
  return <ReleaseOption key={quote.id} quote={quote} />;
};

const ReleaseOption = ({ quote }: Pick<QuoteData, 'quote'>) => {
  const fetcher = useFetcher<ReleaseResult>();
  const result = fetcher.data?.type;
  if (result === 'released' || result === 'none') return <Released quote={quote} outcome={result} isAnswer />;
  return quote.option ? <AskRelease quote={quote} option={quote.option} fetcher={fetcher} /> : <Released quote={quote} outcome="none" />;
};

const Released = ({ quote, outcome, isAnswer }: Pick<QuoteData, 'quote'> & { outcome: 'released' | 'none'; isAnswer?: boolean }) => {
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
  fetcher: ReturnType<typeof useFetcher<ReleaseResult>>;
}

const AskRelease = ({ quote, option, fetcher }: AskProps) => {
  const { t } = useTranslation('booking');
  useTitle(t('option.release.headline'));
  const isSubmitting = fetcher.state !== 'idle';
  const hasFailed = fetcher.data?.type === 'failed' && !isSubmitting;
  return (
    <NoticeScreen
      venue={quote.venue}
      mark="clock"
      headline={t('option.release.headline')}
      text={t('option.release.text', { venue: quote.buildingName })}
    >
      <OptionFacts quote={quote} option={option} />
      <fetcher.Form method="post" className={styles.form}>
        <input type="hidden" name="quoteId" value={quote.id} />
        <div className={styles.ways}>
          <Button type="submit" variant="danger" size="large" isPending={isSubmitting} pendingLabel={t('option.release.submitting')}>
            {t(hasFailed ? 'option.retry' : 'option.release.action')}
          </Button>
          <Link className={buttonClass({ variant: 'quiet', size: 'large' })} to={paths.quote(quote.id)}>
            {t('option.release.keep')}
          </Link>
        </div>
        <p role="status" className={styles.failed}>
          {hasFailed ? t('option.release.failed') : null}
        </p>
      </fetcher.Form>
    </NoticeScreen>
  );
};
