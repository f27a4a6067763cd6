import { ChangeTable } from '@plenary/booking-changes/change-table';
import { Hindered } from '@plenary/booking-changes/hindered';
import { Outcome } from '@plenary/booking-changes/outcome';
import { roomsOnlyIn } from '@plenary/booking-changes/rooms-only-in';
import * as contract from '@plenary/contracts/changes.endpoints';
import type { AskedChange, ChangePreview } from '@plenary/contracts/changes.schemas';
import { formatDuration, formatPercent } from '@plenary/contracts/format';
import type { Quote } from '@plenary/contracts/quote';
import { timeZoneOf } from '@plenary/contracts/terms';
import { instantAtVenue } from '@plenary/contracts/venue-time';
import { usePlatform } from '@plenary/platform';
import { Link, useNavigate, useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button, buttonClass } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import { atRoot } from '../at-root.ts';
import { FeeTable } from '../cancellation/fee-table.tsx';
import { paths } from '../paths.ts';
import taskStyles from '../quote-task/quote-task.module.css';
import { FailureCallout } from '../signature/failure-callout.tsx';
import { changeDeal } from './changes-api.ts';
import styles from './confirming.module.css';

interface Props {
  quote: Quote;
  asked: AskedChange;
  preview: ChangePreview;
  /** Other days are taken instead. */
  onTake: (days: readonly string[]) => void;
  /** The outcome is another one by now. */
  onRefresh: () => void;
  onApplied: () => void;
}

/** What a change would do, and the one press that makes it; or why it cannot be made and what can. */
export const Confirming = ({ quote, asked, preview, onTake, onRefresh, onApplied }: Props) => {
  const { t } = useTranslation('booking');
  const { language, locale } = usePlatform();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { before, after, ledger, level, fee, leastFeePercent, freePostponement, offeredUntil, obstacle, rules } = preview;
  const form = useSubmission({
    send: (content: { asked: AskedChange; preview: ChangePreview }, { idempotencyKey }) => changeDeal(quote.id, content, idempotencyKey),
    endpoints: [contract.changeDeal],
    toRoot: atRoot,
    words: {
      'price-changed': t('change.failure.changed'),
      'stale-version': t('change.failure.changed'),
      'no-longer-available': t('change.failure.gone'),
      'invalid-request': t('change.failure.changed'),
      'change-open': t('change.failure.open'),
      conflict: t('change.barred.conflict.text'),
      'event-over': t('change.barred.event-over.text'),
      'network-failure': t('signature.failure.offline'),
      failed: t('signature.failure.failed'),
    },
    onDone: async ({ change }) => {
      if (change.amendmentId) return navigate(paths.signature(change.amendmentId));
      if (change.state === 'applied') onApplied();
      return revalidate();
    },
    onFailure: ({ code }) => {
      if (['price-changed', 'stale-version', 'no-longer-available', 'invalid-request'].includes(code)) onRefresh();
    },
  });
  const obstacleWords = useObstacleWords(preview);
  if (!after || !level)
    return obstacle ? (
      <Outcome preview={preview}>
        <Hindered title={obstacleWords} preview={preview} onTake={onTake} />
      </Outcome>
    ) : null;
  const until = offeredUntil && instantAtVenue(offeredUntil, { language, timeZone: timeZoneOf[quote.venue.address.countryCode] });
  return (
    <Outcome preview={preview}>
      <ChangeTable {...{ before, after, ledger, fee }} />
      {fee ? (
        <>
          <Callout tone="warning" title={t('change.fee.title')}>
            {rules ? t('change.fee.text', { percent: formatPercent(rules.freeReduction.percent, locale) }) : null}
          </Callout>
          <FeeTable fee={fee} base={t('change.fee.base')} />
        </>
      ) : null}
      {freePostponement === 'used' ? (
        <Callout tone="warning" title={t('change.postponement.title')}>
          {t('change.postponement.text')}
        </Callout>
      ) : null}
      <Callout tone="info">
        <div className={styles.words}>
          <p>
            {t(level === 'signature' && roomsOnlyIn(after, before).length === 0 ? 'change.level.signatureAlone' : `change.level.${level}`, {
              until,
            })}
          </p>
          {leastFeePercent ? <p>{t('change.leastFee', { percent: formatPercent(leastFeePercent, locale) })}</p> : null}
        </div>
      </Callout>
      <FailureCallout text={form.failure?.text} />
      <div className={taskStyles.ways}>
        {form.failure?.code === 'change-open' ? (
          <Link className={buttonClass({ size: 'large' })} to={paths.change(quote.id)}>
            {t('change.answer')}
          </Link>
        ) : (
          <Button
            size="large"
            isPending={form.isPending}
            pendingLabel={t('change.confirm.pending')}
            onClick={() => void form.submit({ asked, preview })}
          >
            {t(`change.confirm.${level}`)}
          </Button>
        )}
        <Link className={buttonClass({ variant: 'secondary', size: 'large' })} to={paths.quote(quote.id)}>
          {t('change.keep')}
        </Link>
      </div>
    </Outcome>
  );
};

/** Why it cannot be made; an older service does not say which rules were agreed on. */
const useObstacleWords = ({ obstacle, rules }: ChangePreview): string => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  if (!obstacle) return '';
  if (!rules && (obstacle === 'too-late-to-postpone' || obstacle === 'too-far-to-postpone')) return t('change.notPostponed');
  return t(`change.obstacle.${obstacle}`, {
    days: formatDuration(rules?.postponement.minDays ?? 0, 'day', locale),
    months: formatDuration(rules?.postponement.months ?? 0, 'month', locale),
  });
};
