import type { EventQuote, MeetingEventDetails } from '@plenary/contracts/meeting-events.schemas';
import { dayAtVenue } from '@plenary/contracts/venue-time';
import type { Language } from '@plenary/contracts/vocabulary';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { ButtonLink, buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import type { ToldWays } from './booking-ways.ts';
import styles from './card.module.css';
import { Supplements } from './supplements.tsx';
import { WhyNot } from './why-not.tsx';

interface Props {
  event: Pick<MeetingEventDetails, 'quoteId' | 'timeZone' | 'supplements' | 'meetingScientist'>;
  quote: EventQuote | 'none' | 'unknown';
  /** Null: not known yet. */
  ways: ToldWays | null;
}

/** The link of the service has the language of the account: the paper follows the page. */
const inLanguage = (href: string, language: Language): string => {
  const [path, query] = href.split('?');
  const asked = new URLSearchParams(query);
  asked.set('lng', language);
  return `${path}?${asked}`;
};

/** The quote of an event, or that there is none (spec/logistics.md §2), and what can be done with its booking. */
export const QuoteCard = ({ event: { quoteId, timeZone, supplements = [], meetingScientist }, quote, ways }: Props) => {
  const { t } = useTranslation('client-area');
  const { language } = usePlatform();
  const words = () => {
    if (quote === 'unknown') return t('quote.unknown');
    if (quote === 'none' || !quote.hasQuote) return t('quote.none');
    return quote.lastQuoteDate ? t('quote.changed', { day: dayAtVenue(quote.lastQuoteDate, { language, timeZone }) }) : null;
  };
  const paper = typeof quote === 'object' && quote.hasQuote ? quote._links.download?.href : undefined;
  const href = paper && inLanguage(paper, language);
  return (
    <Card as="section" aria-labelledby="quote-card">
      <div className={styles.card}>
        <h2 id="quote-card" className={styles.title}>
          {t('quote.title')}
        </h2>
        <p className={styles.text}>{words()}</p>
        {supplements.length > 0 ? <Supplements supplements={supplements} /> : null}
        {href || ways?.canChange || ways?.canCancel ? (
          <div className={styles.ways}>
            {href ? (
              <ButtonLink variant="secondary" href={href} target="_blank" rel="noopener" icon={<Icon name="document" size={20} />}>
                {t('quote.show')} <span className="visually-hidden">{t('quote.newTab')}</span>
              </ButtonLink>
            ) : null}
            {quoteId && ways?.canChange ? (
              <Link className={buttonClass({ variant: 'quiet' })} to={paths.change(quoteId)}>
                {t(ways.canPostpone ? 'quote.change' : 'quote.changeAlone')}
              </Link>
            ) : null}
            {quoteId && ways?.canCancel ? (
              <Link className={buttonClass({ variant: 'quiet' })} to={paths.cancellation(quoteId)}>
                {t('quote.cancel')}
              </Link>
            ) : null}
          </div>
        ) : null}
        {ways ? <WhyNot ways={ways} scientist={meetingScientist} /> : null}
      </div>
    </Card>
  );
};
