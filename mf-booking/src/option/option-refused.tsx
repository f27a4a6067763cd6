import type { Quote } from '@plenary/contracts/quote';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { usePrices } from '../credits/use-prices.ts';
import { NoticeScreen } from '../notice/notice-screen.tsx';
import { paths } from '../paths.ts';
import { searchOfPriced } from '../quote/search-of-priced.ts';
import { reasonText } from '../search/reason-text.ts';
import styles from './ask-option.module.css';
import type { OptionRefusal, Refused } from './option-refusal.ts';
import { ResendLink } from './resend-link.tsx';

interface Props extends Refused {
  quote: Quote;
  /** It came of a press. */
  isAnswer?: boolean;
}

type Way = 'otherVenues' | 'venue' | 'addons' | 'newQuote' | 'toQuote' | 'home' | 'toCredits' | 'toAccount' | 'toHeld';

/** Remedies in each case, the likeliest first. */
const waysOn: Record<OptionRefusal, readonly Way[]> = {
  'no-longer-available': ['otherVenues', 'venue'],
  'afterwork-unavailable': ['addons', 'otherVenues'],
  'quote-expired': ['newQuote', 'toQuote'],
  'too-late-for-option': ['toQuote', 'home'],
  'too-many-unproven': ['toHeld', 'toQuote'],
  'too-many-user': ['toAccount', 'toQuote'],
  'too-many-company': ['toAccount', 'toQuote'],
  'too-many-venue-day': ['toAccount', 'toQuote', 'otherVenues'],
  'insufficient-credit': ['toCredits', 'toQuote', 'otherVenues'],
  'mailbox-unproven': ['toAccount', 'toQuote'],
};

/** Says why no option is given, and what can be done instead. */
export const OptionRefused = ({ quote, reason, lost, lack, most, heldQuoteId, isAnswer }: Props) => {
  const { t } = useTranslation('booking');
  const { tell } = usePrices();
  const { session, language, locale } = usePlatform();
  const { id, demandId, buildingName, venue } = quote;
  const words = lost && lost.type !== 'rooms-taken' ? 'not-as-it-is' : reason;
  const headline = t(`option.refused.${words}.headline`, { most });
  useTitle(headline);
  const search = searchOfPriced(quote);
  const addresses: Record<Way, string> = {
    otherVenues: paths.list(search || `?countryCode=${venue.address.countryCode}`),
    venue: paths.venue(venue.slug, search),
    addons: paths.upsell(venue.slug, demandId),
    newQuote: paths.upsell(venue.slug, demandId),
    toQuote: paths.quote(id),
    home: paths.list(),
    toCredits: paths.credits(),
    toAccount: paths.account(),
    // An older release of the service does not say which one.
    toHeld: heldQuoteId ? paths.quote(heldQuoteId) : paths.account(),
  };
  return (
    <NoticeScreen
      venue={quote.venue}
      mark="warning"
      headline={headline}
      text={
        lost
          ? `${reasonText(lost, { t, language, locale })} ${t('option.refused.not-as-it-is.text')}`
          : t(`option.refused.${reason}.text`, {
              venue: buildingName,
              most,
              email: session?.email ?? '',
              needed: tell(lack?.needed ?? 0),
              balance: tell(lack?.balance ?? 0),
            })
      }
      isAnswer={isAnswer}
    >
      <div className={styles.ways}>
        {waysOn[reason].map((way, index) => (
          <Link
            key={way}
            className={buttonClass({ variant: index === 0 ? 'primary' : 'secondary', size: 'large' })}
            to={addresses[way]}
            state={{ search }}
          >
            {t(`option.${way}`)}
          </Link>
        ))}
      </div>
      {reason === 'too-many-unproven' || reason === 'mailbox-unproven' ? <ResendLink size="large" /> : null}
    </NoticeScreen>
  );
};
