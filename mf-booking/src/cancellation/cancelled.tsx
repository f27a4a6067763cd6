import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import { formatSpan } from '@plenary/contracts/format';
import type { DealPayments } from '@plenary/contracts/payments.schemas';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import { DownloadFile } from '../quote/download-file.tsx';
import { searchOfPriced } from '../quote/search-of-priced.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';
import taskStyles from '../quote-task/quote-task.module.css';
import { statementPdfAddress } from './cancellation-api.ts';
import styles from './cancelled.module.css';
import { FeeTable } from './fee-table.tsx';

interface Props {
  quote: Quote;
  statement: CancellationStatement;
  ledger: DealPayments;
}

/** The statement of a cancelled booking, and what is left to settle (design: lifecycle L31). */
export const Cancelled = ({ quote, statement, ledger }: Props) => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const { by, reason, note, fee, days, venueName, cancelledAt, onBehalf } = statement;
  const at = instantAtVenue(cancelledAt, { language, timeZone: timeZoneOf[quote.venue.address.countryCode] });
  return (
    <div className={taskStyles.body}>
      <PageHeading headline={t('cancellation.done.headline')} isAnswer>
        {t(`cancellation.done.${by}`, { venue: venueName })}
      </PageHeading>
      <dl className={taskStyles.facts}>
        <div>
          <dt>{t('quote.facts.event')}</dt>
          <dd>{formatSpan(days, locale)}</dd>
        </div>
        <div>
          <dt>{t(onBehalf ? 'cancellation.facts.recorded' : 'cancellation.facts.received')}</dt>
          <dd>
            <time dateTime={cancelledAt}>{at}</time>
          </dd>
        </div>
        <div>
          <dt>{t('cancellation.facts.reason')}</dt>
          <dd>{t(`cancellation.reason.${reason}`)}</dd>
        </div>
        {note ? (
          <div>
            <dt>{t('cancellation.note.label')}</dt>
            <dd className={styles.note}>{note}</dd>
          </div>
        ) : null}
      </dl>
      <FeeTable fee={fee} ledger={ledger} />
      <div className={taskStyles.ways}>
        <Link className={buttonClass()} to={paths.list(searchOfPriced(quote))}>
          {t('cancellation.done.again')}
        </Link>
        <DownloadFile
          address={statementPdfAddress(quote.id, language)}
          label={t('cancellation.done.download')}
          fileName={`${quote.id}-cancellation.pdf`}
        />
        <Link className={buttonClass({ variant: 'quiet' })} to={paths.quote(quote.id)}>
          {t('cancellation.page.back')}
        </Link>
      </div>
    </div>
  );
};
