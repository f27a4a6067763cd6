import { useFetcher } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useFocusWhen } from '@plenary/ui/use-focus-when';
import { useTranslation } from 'react-i18next';
import styles from './call-me-back.module.css';
import type { FlowResult } from './quote-flow-action.ts';

/** Asks sales to call back within 24 hours: idle, submitting, success (spec/booking.md §4 "Call-me-back"). Its route has `quoteFlowAction`. */
export const CallMeBack = ({ demandId, variant }: { demandId: string; variant?: 'primary' | 'secondary' }) => {
  const { t } = useTranslation('booking');
  const fetcher = useFetcher<FlowResult>();
  const isSubmitting = fetcher.state !== 'idle';
  const isDone = fetcher.data?.type === 'callback-requested';
  const doneRef = useFocusWhen<HTMLParagraphElement>(isDone);
  const hasFailed = fetcher.data !== undefined && !isDone && !isSubmitting;
  return (
    <fetcher.Form method="post" className={styles.form}>
      <input type="hidden" name="action" value="call-me-back" />
      <input type="hidden" name="demandId" value={demandId} />
      <Button
        type="submit"
        variant={variant}
        isBlock
        icon={<Icon name={isDone ? 'check' : 'phone'} size={20} />}
        isPending={isSubmitting}
        pendingLabel={t('quote.callMeBack.submitting')}
        disabled={isDone}
      >
        {t('quote.callMeBack.action')}
      </Button>
      <div role="status">
        {isDone ? (
          <p ref={doneRef} tabIndex={-1} className={styles.done}>
            {t('quote.callMeBack.done')}
          </p>
        ) : null}
        {hasFailed ? <p className={styles.failed}>{t('quote.callMeBack.failed')}</p> : null}
      </div>
    </fetcher.Form>
  );
};
