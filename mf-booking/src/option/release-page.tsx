import { useTitle } from '@plenary/platform';
import { Link, useLoaderData } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { PlacedOption } from '../api.ts';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { paths } from '../paths.ts';
import type { QuoteData } from '../quote/load-quote.ts';
import { useWordsInLanguage } from '../quote/use-words-in-language.ts';
import { AskForm } from './ask-form.tsx';
import styles from './ask-option.module.css';
import { DeclineAmendment } from './decline-amendment.tsx';
import { OptionFacts } from './option-facts.tsx';
import { type Outcome, useRelease } from './use-release.ts';

/** Opened from mails: a button releases the option, never the link itself, because mail scanners follow links (server-rules §3). */
export const ReleasePage = () => {
  const { quote, language } = useLoaderData<QuoteData>();
  useWordsInLanguage(language);
  const { id, amends } = quote;
  return amends ? <DeclineAmendment key={id} quote={quote} amends={amends} /> : <ReleaseOption key={id} quote={quote} />;
};

const ReleaseOption = ({ quote }: Pick<QuoteData, 'quote'>) => {
  const { submit, isPending, done, failure } = useRelease(quote.id);
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
      <AskForm
        quoteId={quote.id}
        action={t('option.release.action')}
        isDanger
        isPending={isPending}
        pendingLabel={t('option.release.submitting')}
        onPress={onPress}
        back={t('option.release.keep')}
        failure={failure}
      />
    </NoticeScreen>
  );
};
