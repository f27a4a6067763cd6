import type { EventQuote } from '@plenary/contracts/meeting-events.schemas';
import type { Supplement } from '@plenary/contracts/supplements';
import { dayAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { ButtonLink, buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './card.module.css';
import { Supplements } from './supplements.tsx';

interface Props {
  quote: EventQuote | 'none' | 'unknown';
  /** Of the venue. */
  timeZone: string;
  /** Where the booking can be cancelled; null: it cannot. */
  cancellationPath: string | null;
  /** Where its days and people can be changed; null: they cannot. */
  changePath: string | null;
  /** Agreed on since. */
  supplements: readonly Supplement[];
}

/** The quote of an event, or that there is none (spec/logistics.md §2). */
export const QuoteCard = ({ quote, timeZone, supplements, cancellationPath, changePath }: Props) => {
  const { t } = useTranslation('client-area');
  const { language } = usePlatform();
  const words = () => {
    if (quote === 'unknown') return t('quote.unknown');
    if (quote === 'none' || !quote.hasQuote) return t('quote.none');
    return quote.lastQuoteDate ? t('quote.changed', { day: dayAtVenue(quote.lastQuoteDate, { language, timeZone }) }) : null;
  };
  const href = typeof quote === 'object' && quote.hasQuote ? quote._links.download?.href : undefined;
  return (
    <Card as="section" aria-labelledby="quote-card">
      <div className={styles.card}>
        <h2 id="quote-card" className={styles.title}>
          {t('quote.title')}
        </h2>
        <p className={styles.text}>{words()}</p>
        {supplements.length > 0 ? <Supplements supplements={supplements} /> : null}
        {href ? (
          <div className={styles.ways}>
            <ButtonLink variant="secondary" href={href} target="_blank" rel="noopener" icon={<Icon name="document" size={20} />}>
              {t('quote.show')} <span className="visually-hidden">{t('quote.newTab')}</span>
            </ButtonLink>
            {changePath ? (
              <Link className={buttonClass({ variant: 'quiet' })} to={changePath}>
                {t('quote.change')}
              </Link>
            ) : null}
            {cancellationPath ? (
              <Link className={buttonClass({ variant: 'quiet' })} to={cancellationPath}>
                {t('quote.cancel')}
              </Link>
            ) : null}
          </div>
        ) : null}
      </div>
    </Card>
  );
};
