import type { Quote } from '@plenary/contracts/quote';
import { useTitle } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import type { PlacedOption } from '../api.ts';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { AmendmentStanding } from './amendment-standing.tsx';
import { AskForm } from './ask-form.tsx';
import { OptionFacts } from './option-facts.tsx';
import { useRelease } from './use-release.ts';

/** The page that releases an option, of an amendment: the press closes it, and the booking that it `amends` stays as it is. */
export const DeclineAmendment = ({ quote, amends }: { quote: Quote; amends: string }) => {
  const { submit, isPending, done, failure } = useRelease(quote.id);
  const { option, status } = quote;
  if (done) return <AmendmentStanding quote={quote} amends={amends} outcome={done.answer === 'released' ? 'declined' : 'over'} />;
  if (!option || status !== 'Presented') return <AmendmentStanding quote={quote} amends={amends} />;
  return <AskDecline quote={quote} option={option} isPending={isPending} failure={failure?.text} onPress={() => void submit()} />;
};

interface AskProps {
  quote: Quote;
  option: PlacedOption;
  isPending: boolean;
  /** Why the press did not succeed; it may be tried again. */
  failure: string | null | undefined;
  onPress: () => void;
}

const AskDecline = ({ quote, option, isPending, failure, onPress }: AskProps) => {
  const { t } = useTranslation('booking');
  const headline = t('change.amendment.decline.headline');
  useTitle(headline);
  return (
    <NoticeScreen
      venue={quote.venue}
      mark="clock"
      headline={headline}
      text={t('signature.reject.textAmendment', { venue: quote.buildingName })}
    >
      <OptionFacts quote={quote} option={option} />
      <AskForm
        quoteId={quote.id}
        action={t('change.amendment.decline.action')}
        isDanger
        isPending={isPending}
        pendingLabel={t('change.amendment.decline.submitting')}
        onPress={onPress}
        back={t('change.amendment.decline.keep')}
        failure={failure}
      />
    </NoticeScreen>
  );
};
