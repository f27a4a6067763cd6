import type { StaffMember } from '@plenary/contracts/audit-trail';
import { formatPercent } from '@plenary/contracts/format';
import { maxRefusalLength } from '@plenary/contracts/proposals-terms';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { TextField } from '@plenary/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskLink } from '../desk/desk-link.tsx';
import { FailureNotice } from '../desk/failure-notice.tsx';
import { paths } from '../paths.ts';
import styles from '../written-lines/written-lines.module.css';

type DecisionVerb = 'approve' | 'refuse' | 'withdraw';

interface Approval {
  author: StaffMember;
  mayDecide: boolean;
  /** The discount that the reader may give, in percent. */
  ownLimit: number;
}

interface Props {
  approval: Approval;
  /** Of texts under `approvals`. */
  kind: 'proposal' | 'change';
  /** False: it can be made no more. */
  canApprove: boolean;
  pending: DecisionVerb | null;
  failure: string | null;
  onApprove: () => void;
  onRefuse: (reason: string) => void;
  onWithdraw: () => void;
}

/** Who may decide on what is over the reader's limit; administrators are led to where limits are raised. */
const OverOwnLimit = ({ ownLimit }: Pick<Approval, 'ownLimit'>) => {
  const { t } = useTranslation('staff');
  const { locale, session } = usePlatform();
  return (
    <>
      <p>{t('approvals.overOwnLimit', { percent: formatPercent(ownLimit, locale) })}</p>
      {session?.role === 'admin' ? (
        <p>
          {t('approvals.raiseLimit')} <DeskLink to={paths.discountLimits}>{t('desk.discountLimits')}</DeskLink>
        </p>
      ) : null}
    </>
  );
};

/** The way to approve what waits, to refuse it with a reason, or to take it back: whatever its reader may do (design: lifecycle L10). */
export const DecisionForm = ({ approval, kind, canApprove, pending, failure, onApprove, onRefuse, onWithdraw }: Props) => {
  const { author, mayDecide, ownLimit } = approval;
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const [isRefusing, setRefusing] = useState(false);
  const isOwn = author.userId === session?.id;
  if (!isOwn && !mayDecide) return <OverOwnLimit ownLimit={ownLimit} />;
  return (
    <>
      {isOwn ? <p>{t(`approvals.${kind}.own`)}</p> : null}
      {failure ? <FailureNotice>{failure}</FailureNotice> : null}
      <div className={styles.actions}>
        {isOwn ? (
          <Button variant="secondary" isPending={pending === 'withdraw'} pendingLabel={t('planning.saving')} onClick={onWithdraw}>
            {t(`approvals.${kind}.withdraw`)}
          </Button>
        ) : null}
        {!isOwn && canApprove ? (
          <Button isPending={pending === 'approve'} pendingLabel={t('planning.saving')} onClick={onApprove}>
            {t(`approvals.${kind}.approve`)}
          </Button>
        ) : null}
        {isOwn ? null : (
          <Button variant="danger" onClick={() => setRefusing(true)}>
            {t('approvals.refuse')}
          </Button>
        )}
      </div>
      {isRefusing ? <Refusing {...{ kind, pending, failure, onRefuse }} onClose={() => setRefusing(false)} /> : null}
    </>
  );
};

interface RefusingProps extends Pick<Props, 'kind' | 'pending' | 'failure' | 'onRefuse'> {
  onClose: () => void;
}

const Refusing = ({ kind, pending, failure, onRefuse, onClose }: RefusingProps) => {
  const { t } = useTranslation('staff');
  const [reason, setReason] = useState('');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`approvals.${kind}.refuseTitle`)}
      closeLabel={t('close')}
      footer={
        <Button
          variant="danger"
          disabled={reason.trim() === ''}
          isPending={pending === 'refuse'}
          pendingLabel={t('planning.saving')}
          onClick={() => onRefuse(reason.trim())}
        >
          {t('approvals.refuse')}
        </Button>
      }
    >
      {failure ? <FailureNotice>{failure}</FailureNotice> : null}
      <TextField label={t('approvals.reason')} maxLength={maxRefusalLength} value={reason} onChange={setReason} />
    </Dialog>
  );
};
