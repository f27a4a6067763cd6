import { maxReasonLength, type RoomChangeState } from '@plenary/contracts/referential-terms';
import * as contract from '@plenary/contracts/referentials.endpoints';
import type { RoomModificationRequest } from '@plenary/contracts/referentials.schemas';
import { useRevalidator } from '@plenary/platform/router';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { Dialog } from '@plenary/ui/dialog';
import { TextArea } from '@plenary/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rejectChange, validateChange } from '../api.ts';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { DeedButton } from '../desk/permitted.tsx';
import styles from './room-change.module.css';

interface Props {
  id: string;
  /** The room has other values now: the request can only be rejected. */
  hasMovedOn: boolean;
  /** The reader asked for it: another person validates it. */
  isOwn: boolean;
  onDecided: (request: RoomModificationRequest) => void;
}

type Decision = { verb: 'validate' } | { verb: 'reject'; reason: string };

/** Validates a change while the room is as it was when it was asked for, or rejects it with a reason. */
export const Decide = ({ id, hasMovedOn, isOwn, onDecided }: Props) => {
  const { t } = useTranslation('staff');
  const { revalidate } = useRevalidator();
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');

  const { submit, pending, failure } = useSubmission({
    endpoints: [contract.validateRoomModification, contract.rejectRoomModification],
    send: (decision: Decision) => (decision.verb === 'validate' ? validateChange(id) : rejectChange(id, decision.reason)),
    words: {
      // The state of the request distinguishes the two: the room has changed, or another person has decided.
      conflict: ({ body }) => t((body.state as RoomChangeState) === 'open' ? 'roomChange.moved' : 'roomChange.decided'),
      failed: t('roomChange.failed'),
    },
    onDone: onDecided,
    onFailure: async ({ code }) => {
      if (code === 'conflict') await revalidate();
      setRejecting(false);
    },
  });

  // The page may still show the values from before the refusal.
  const isOutdated = hasMovedOn || failure?.code === 'conflict';

  return (
    <>
      {failure ? <FailureNotice>{failure.text}</FailureNotice> : null}
      {isOutdated && !failure ? <Callout tone="warning">{t('roomChange.moved')}</Callout> : null}
      {isOwn && !isOutdated ? <p className={styles.decided}>{t('roomChange.own')}</p> : null}
      <div className={styles.ways}>
        {isOutdated || isOwn ? null : (
          <DeedButton
            by={contract.validateRoomModification}
            isPending={pending?.verb === 'validate'}
            pendingLabel={t('roomChange.saving')}
            onClick={() => submit({ verb: 'validate' })}
          >
            {t('roomChange.validate')}
          </DeedButton>
        )}
        <DeedButton by={contract.rejectRoomModification} variant="danger" onClick={() => setRejecting(true)}>
          {t('roomChange.reject')}
        </DeedButton>
      </div>
      <Dialog
        isOpen={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('roomChange.rejectTitle')}
        closeLabel={t('close')}
        footer={
          <Button
            variant="danger"
            isPending={pending?.verb === 'reject'}
            pendingLabel={t('roomChange.saving')}
            onClick={() => submit({ verb: 'reject', reason })}
          >
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
