import { hasEnded } from '@plenary/contracts/quote-state';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import type { QuoteData } from '../quote/load-quote.ts';
import { searchOfPriced } from '../quote/search-of-priced.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { Scientist } from '../quote-task/scientist.tsx';

type Props = Pick<QuoteData, 'quote' | 'loadedAt'>;

const kindOf = ({ quote, loadedAt }: Props) => {
  if (quote.amends) return 'amendment';
  if (hasEnded(quote, loadedAt)) return 'ended';
  return quote.items.some(({ custom }) => custom) ? 'written' : 'unsigned';
};

/** Why a quote that nothing is booked by cannot be changed, and what works instead: another request, our team, or the booking itself. */
export const NotBooked = ({ quote, loadedAt }: Props) => {
  const { t } = useTranslation('booking');
  const kind = kindOf({ quote, loadedAt });
  return (
    <div className={styles.body}>
      <PageHeading headline={t(`change.notBooked.${kind}.headline`)} isAnswer={false}>
        {t(`change.notBooked.${kind}.text`)}
      </PageHeading>
      {kind === 'written' ? <Scientist of={quote} /> : null}
      <div className={styles.ways}>
        {quote.amends ? (
          <Link className={buttonClass({ size: 'large' })} to={paths.quote(quote.amends)}>
            {t('change.amendment.see')}
          </Link>
        ) : kind === 'written' ? null : (
          <Link className={buttonClass({ size: 'large' })} to={paths.venue(quote.venue.slug, searchOfPriced(quote))}>
            {t('change.notBooked.again')}
          </Link>
        )}
        <Link className={buttonClass({ variant: 'secondary', size: 'large' })} to={paths.quote(quote.id)}>
          {t('change.notBooked.see')}
        </Link>
      </div>
    </div>
  );
};
