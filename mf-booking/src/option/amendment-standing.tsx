import type { Quote } from '@plenary/contracts/quote';
import { useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { paths } from '../paths.ts';
import styles from './ask-option.module.css';
import { OptionFacts } from './option-facts.tsx';

interface Props {
  quote: Quote;
  /** The booking that it changes. */
  amends: string;
  /** What a press has just made of it. */
  outcome?: 'declined' | 'over';
}

const wordsOf = ({ status, option }: Quote, outcome: Props['outcome']) => {
  if (outcome === 'declined') return { headline: 'change.amendment.over', text: 'change.amendment.stays' } as const;
  if (status === 'Approved') return { headline: 'change.done.headline', text: 'change.amendment.overText' } as const;
  if (status === 'Rejected' || !option || outcome) return { headline: 'change.amendment.over', text: 'change.amendment.overText' } as const;
  return { headline: 'change.amendment.title', text: 'change.amendment.text' } as const;
};

/** How an amendment stands, on the pages of options: what it holds besides its booking is no option of its customer's. */
export const AmendmentStanding = ({ quote, amends, outcome }: Props) => {
  const { t } = useTranslation('booking');
  const { headline, text } = wordsOf(quote, outcome);
  const isOpen = headline === 'change.amendment.title';
  useTitle(t(headline));
  return (
    <NoticeScreen
      venue={quote.venue}
      mark={isOpen ? 'clock' : 'check'}
      headline={t(headline)}
      text={t(text, { venue: quote.buildingName })}
      isAnswer={outcome !== undefined}
    >
      {isOpen && quote.option ? <OptionFacts quote={quote} option={quote.option} /> : null}
      <div className={styles.ways}>
        {isOpen ? (
          <Link className={buttonClass({ size: 'large' })} to={paths.quote(quote.id)}>
            {t('change.amendment.seeAmendment')}
          </Link>
        ) : null}
        <Link className={buttonClass({ variant: isOpen ? 'secondary' : 'primary', size: 'large' })} to={paths.quote(amends)}>
          {t('change.amendment.see')}
        </Link>
      </div>
    </NoticeScreen>
  );
};
