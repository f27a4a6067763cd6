import { requestCallback as requestCallbackEndpoint } from '@plenary/contracts/booking.endpoints';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { useFocusWhen } from '@plenary/ui/use-focus-when';
import { useTranslation } from 'react-i18next';
import { requestCallback } from '../api.ts';
import { atRoot } from '../at-root.ts';
import styles from './call-me-back.module.css';

interface Props {
  demandId: string;
  /** Requested on an earlier visit, and not made yet. */
  isRequested?: boolean;
  variant?: 'primary' | 'secondary';
}

/** Asks sales to call back within 24 hours: idle, submitting, success (spec/booking.md §4 "Call-me-back"). */
export const CallMeBack = ({ demandId, isRequested = false, variant }: Props) => {
  const { t } = useTranslation('booking');
  const { submit, isPending, done, failure } = useSubmission({
    endpoints: [requestCallbackEndpoint],
    send: () => requestCallback(demandId),
    words: { failed: t('quote.callMeBack.failed') },
    toRoot: atRoot,
  });
  const isDone = isRequested || done !== null;
  const doneRef = useFocusWhen<HTMLParagraphElement>(done !== null);
  return (
    <div className={styles.form}>
      <Button
        variant={variant}
        isBlock
        icon={<Icon name={isDone ? 'check' : 'phone'} size={20} />}
        isPending={isPending}
        pendingLabel={t('quote.callMeBack.submitting')}
        disabled={isDone}
        onClick={() => void submit()}
      >
        {t(isDone ? 'quote.callMeBack.requested' : 'quote.callMeBack.action')}
      </Button>
      <div role="status">
        {isDone ? (
          <p ref={doneRef} tabIndex={-1} className={styles.done}>
            {t('quote.callMeBack.done')}
          </p>
        ) : null}
        {failure ? <p className={styles.failed}>{failure.text}</p> : null}
      </div>
    </div>
  );
};
