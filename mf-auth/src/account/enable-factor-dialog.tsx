import * as contract from '@plenary/contracts/second-factor.endpoints';
import { CallError } from '@plenary/http/call-error';
import { Dialog } from '@plenary/ui/dialog';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultAlert } from '../forms/fault-alert.tsx';
import { ConfirmEnrolment, type Enrolment } from '../second-factor/confirm-enrolment.tsx';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { enrolSecondFactor } from '../second-factor/second-factor-api.ts';
import { lackingField } from './own-proof.ts';
import { PasswordForm } from './password-form.tsx';
import { useLoaded } from './use-loaded.ts';

interface Props {
  onClose: () => void;
  /** It is on. */
  onDone: () => void;
}

/** Sets a second factor up: the password if the account has one, the key, the first code, the recovery codes once. */
export const EnableFactorDialog = ({ onClose, onDone }: Props) => {
  const { t } = useTranslation('auth');
  const [proven, setProven] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { loaded } = useLoaded(async (signal) => {
    try {
      return await enrolSecondFactor({}, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof CallError) || error.code !== 'conflict') throw error;
      onDone();
      return null;
    }
  });
  const enrolment = proven ?? (loaded.type === 'loaded' ? loaded.value : null);
  const failure = loaded.type === 'failed' && !proven ? loaded : null;
  const needsPassword = failure !== null && lackingField(failure.error) === 'password';
  // It is on from the moment the codes are shown, however the dialog is left.
  return (
    <Dialog isOpen title={t('enrolment.title')} closeLabel={t('frame.close')} onClose={codes ? onDone : onClose}>
      {!enrolment && !failure && (
        <SkeletonGroup label={t('form.pending')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {failure && !needsPassword && <FaultAlert error={failure.error} />}
      {needsPassword && (
        <PasswordForm
          endpoints={[contract.enrolSecondFactor]}
          submitLabel={t('account.factor.next')}
          send={async (password, signal) => setProven(await enrolSecondFactor({ password }, signal))}
        />
      )}
      {enrolment && !codes && <ConfirmEnrolment enrolment={enrolment} onConfirmed={setCodes} />}
      {codes && <RecoveryCodes codes={codes} onKept={onDone} />}
    </Dialog>
  );
};
