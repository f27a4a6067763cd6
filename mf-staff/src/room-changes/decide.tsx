import { maxReasonLength, type RoomChangeState } from '@plenary/contracts/referential-terms';
import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useRevalidator } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rejectChange, validateChange } from '../api.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import styles from './room-change.module.css';

interface Props {
  id: string;
  onDecided: () => void;
}

type Verb = 'validate' | 'reject';
type Failure = 'failed' | 'moved' | 'decided';

/** A conflict says how it stands: the room has moved on, or somebody has decided. */
const failureOf = (error: unknown): Failure => {
  if (!isCallError(error) || error.status !== 409) return 'failed';
  return (error.body.state as RoomChangeState) === 'open' ? 'moved' : 'decided';
};

/** Validates a change, or rejects it with a reason. */
export const Decide = ({ id, onDecided }: Props) => {
  const { t } = useTranslation('staff');
  const { report } = usePlatform();
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<Verb | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');

  const decide = async (verb: Verb) => {
    if (pending) return;
    setPending(verb);
    setFailure(null);
    try {
      await (verb === 'validate' ? validateChange(id) : rejectChange(id, reason));
      onDecided();
    } catch (error) {
      const found = failureOf(error);
      if (found === 'failed') report(error);
      else await revalidate();
      setFailure(found);
      setRejecting(false);
    } finally {
      setPending(null);
    }
  };

  return (
    <>
      {failure ? <FailureNotice>{t(`roomChange.${failure}`)}</FailureNotice> : null}
      <div className={styles.ways}>
        <Button isPending={pending === 'validate'} pendingLabel={t('roomChange.saving')} onClick={() => decide('validate')}>
          {t('roomChange.validate')}
        </Button>
        <Button variant="danger" onClick={() => setRejecting(true)}>
          {t('roomChange.reject')}
        </Button>
      </div>
      <Dialog
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('roomChange.rejectTitle')}
        closeLabel={t('close')}
        footer={
          <Button variant="danger" isPending={pending === 'reject'} pendingLabel={t('roomChange.saving')} onClick={() => decide('reject')}>
            {t('roomChange.reject')}
          </Button>
        }
      >
        <TextArea
          label={t('roomChange.reason')}
          optionalLabel={t('optional')}
          value={reason}
          onChange={setReason}
          maxLength={maxReasonLength}
        />
      </Dialog>
    </>
  );
};
