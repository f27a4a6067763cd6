import type { Quote } from '@plenary/contracts/quote';
import { useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { PlacedOption } from '../api.ts';
import { Balance } from '../credits/balance.tsx';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { paths } from '../paths.ts';
import styles from './ask-option.module.css';
import { OptionFacts } from './option-facts.tsx';
import { rankName } from './rank-name.ts';
import { UnprovenOption } from './unproven-option.tsx';

interface Props {
  quote: Quote;
  option: PlacedOption;
  /** It came of a press. */
  isAnswer?: boolean;
}

/** Says that an option stands, first or second, and until when. */
export const OptionPlaced = ({ quote, option, isAnswer }: Props) => {
  const { t } = useTranslation('booking');
  const rank = rankName(option);
  const headline = t(`option.placed.${rank}.headline`);
  useTitle(headline);
  return (
    <NoticeScreen
      venue={quote.venue}
      mark={rank === 'first' ? 'check' : 'clock'}
      headline={headline}
      text={t(`option.placed.${rank}.text`, { venue: quote.buildingName })}
      isAnswer={isAnswer}
    >
      <OptionFacts quote={quote} option={option} />
      <UnprovenOption quote={quote} option={option} />
      <Balance />
      <p>{t('option.placed.next')}</p>
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
