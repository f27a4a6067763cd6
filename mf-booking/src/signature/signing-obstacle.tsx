import type { Quote } from '@plenary/contracts/quote';
import type { SignatureState } from '@plenary/contracts/signature.schemas';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { searchOfPriced } from '../quote/search-of-priced.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { ProveMailbox } from './prove-mailbox.tsx';

interface Props {
  quote: Quote;
  obstacle: NonNullable<SignatureState['obstacle']>;
}

/** The reason why a quote cannot be signed now, and the alternatives. A quote signed elsewhere has no signature here. */
export const SigningObstacle = ({ quote, obstacle }: Props) => {
  const { t } = useTranslation('booking');
  if (obstacle === 'mailbox-unproven') return <ProveMailbox />;
  if (quote.amends && (obstacle === 'rejected' || obstacle === 'quote-expired'))
    return <AmendmentOver booking={paths.quote(quote.amends)} />;
  const search = searchOfPriced(quote);
  return (
    <div className={styles.body}>
      <PageHeading headline={t(`signature.obstacle.${obstacle}.headline`)} isAnswer>
        {t(`signature.obstacle.${obstacle}.text`, { venue: quote.buildingName })}
      </PageHeading>
      <div className={styles.ways}>
        {obstacle === 'no-longer-available' ? (
          <Link className={buttonClass({ size: 'large' })} to={paths.list(search || `?countryCode=${quote.venue.address.countryCode}`)}>
            {t('signature.obstacle.otherVenues')}
          </Link>
        ) : obstacle === 'already-signed' ? (
          <Link className={buttonClass({ size: 'large' })} to={paths.events()}>
            {t('signature.obstacle.events')}
          </Link>
        ) : (
          <Link className={buttonClass({ size: 'large' })} to={paths.upsell(quote.venue.slug, quote.demandId)} state={{ search }}>
            {t('signature.obstacle.newQuote')}
          </Link>
        )}
      </div>
    </div>
  );
};

const AmendmentOver = ({ booking }: { booking: string }) => {
  const { t } = useTranslation('booking');
  return (
    <div className={styles.body}>
      <PageHeading headline={t('change.amendment.over')} isAnswer>
        {t('change.amendment.overText')}
      </PageHeading>
      <div className={styles.ways}>
        <Link className={buttonClass({ size: 'large' })} to={booking}>
          {t('change.amendment.see')}
        </Link>
      </div>
    </div>
  );
};
