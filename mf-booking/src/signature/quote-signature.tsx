import type { Quote } from '@plenary/contracts/quote';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import { Deadline } from '../option/deadline.tsx';
import styles from '../option/quote-option.module.css';
import { paths } from '../paths.ts';
import { blockOf, type SignatureBlock } from './signature-block.ts';

interface Props {
  quote: Quote;
  /** Instant in milliseconds. */
  loadedAt: number;
}

/** The quote page's signature state, and the next step; nothing if there is none. */
export const QuoteSignature = ({ quote, loadedAt }: Props) => {
  const { t } = useTranslation('booking');
  const block = blockOf(quote, loadedAt);
  if (!block) return null;
  const { id, option, venue } = quote;
  const isUrgent = block === 'sign' || block === 'missing';
  return (
    <Card as="section" tone="highlight" padding="snug" aria-labelledby="signature">
      <div className={styles.band}>
        <div>
          <h2 id="signature" className={styles.title}>
            {t(`signature.block.${block}.title`)}
          </h2>
          <p>
            {t(`signature.block.${block}.text`)}{' '}
            {option && block !== 'sign' ? <Deadline option={option} countryCode={venue.address.countryCode} /> : null}
          </p>
        </div>
        <Link
          className={buttonClass({ variant: isUrgent ? 'primary' : 'secondary', size: isUrgent ? 'large' : 'medium' })}
          to={wayOf(block, quote)}
        >
          {t(`signature.block.${block}.action`)}
        </Link>
        {block === 'approved' && !quote.amends ? (
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.change(id)}>
            {t('change.open')}
          </Link>
        ) : null}
        {block === 'approved' && !quote.amends ? (
          <Link className={buttonClass({ variant: 'quiet' })} to={paths.cancellation(id)}>
            {t('cancellation.open')}
          </Link>
        ) : null}
      </div>
    </Card>
  );
};

const wayOf = (block: SignatureBlock, { id, venue, demandId, amends }: Quote): string => {
  if (block === 'rejected' && amends) return paths.change(amends);
  if (block === 'rejected') return paths.upsell(venue.slug, demandId);
  return block === 'cancelled' ? paths.cancellation(id) : paths.signature(id);
};
