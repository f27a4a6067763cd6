import { ChangeTable } from '@plenary/booking-changes/change-table';
import type { ChangeLack } from '@plenary/contracts/change-terms';
import * as contract from '@plenary/contracts/changes.endpoints';
import type { DealChange } from '@plenary/contracts/changes.schemas';
import { formatPercent } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Link, useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button, buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { FeeTable } from '../cancellation/fee-table.tsx';
import { paths } from '../paths.ts';
import { PageHeading } from '../quote-task/page-heading.tsx';
import styles from '../quote-task/quote-task.module.css';
import { FailureCallout } from '../signature/failure-callout.tsx';
import { answerChange } from './changes-api.ts';

interface Props {
  quote: Quote;
  change: DealChange;
  /** Of the deal, as it is shown. */
  revision: number;
  onApplied: () => void;
}

/** A change that waits for its customer: what it does, and their answer (design: lifecycle L19, L21). */
export const OfferedChange = ({ quote, change, revision, onApplied }: Props) => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const { revalidate } = useRevalidator();
  const { before, after, fee, leastFeePercent, amendmentId, offeredUntil } = change;
  const form = useSubmission({
    send: (answer: 'agree' | 'decline', { idempotencyKey }) => answerChange(change, { answer, revision, idempotencyKey }),
    endpoints: [contract.agreeToChange, contract.declineChange],
    toRoot: atRoot,
    words: {
      conflict: t('change.failure.over'),
      'stale-version': t('change.failure.stale'),
      'no-longer-available': t('change.failure.gone'),
      'network-failure': t('signature.failure.offline'),
      failed: t('signature.failure.failed'),
    },
    onDone: (answer) => {
      if (answer.change.state === 'applied') onApplied();
      return revalidate();
    },
    onFailure: ({ code }) => (code === 'conflict' || code === 'stale-version' ? revalidate() : undefined),
  });
  const lack = form.failure?.code === 'no-longer-available' ? (form.failure.error?.body.lack as ChangeLack | undefined) : undefined;
  const until = offeredUntil && instantAtVenue(offeredUntil, { language, timeZone: timeZoneOf[quote.venue.address.countryCode] });
  return (
    <div className={styles.body}>
      <PageHeading headline={t('change.offered.headline')} isAnswer={false}>
        {t('change.offered.until', { until })}
      </PageHeading>
      <ChangeTable before={before} after={after} />
      {fee ? <FeeTable fee={fee} base={t('change.fee.base')} /> : null}
      {leastFeePercent ? <Callout>{t('change.leastFee', { percent: formatPercent(leastFeePercent, locale) })}</Callout> : null}
      <FailureCallout text={lack ? t(`change.failure.lacks.${lack}`) : form.failure?.text} />
      <div className={styles.ways}>
        {amendmentId ? (
          <Link className={buttonClass({ size: 'large' })} to={paths.signature(amendmentId)}>
            {t('change.offered.sign')}
          </Link>
        ) : (
          <Button
            size="large"
            isPending={form.isPending}
            pendingLabel={t('change.offered.pending')}
            onClick={() => void form.submit('agree')}
          >
            {t('change.offered.agree')}
          </Button>
        )}
        <Button
          variant="secondary"
          size="large"
          isPending={form.isPending}
          pendingLabel={t('change.offered.pending')}
          onClick={() => void form.submit('decline')}
        >
          {t('change.offered.decline')}
        </Button>
      </div>
    </div>
  );
};
