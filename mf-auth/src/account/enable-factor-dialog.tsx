import { usePlatform } from '@plenary/platform';
import { Dialog } from '@plenary/ui/dialog';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf, isUnforeseen } from '../faults/fault.ts';
import { faultText } from '../faults/fault-text.ts';
import { Alert } from '../forms/alert.tsx';
import { ConfirmEnrolment, type Enrolment } from '../second-factor/confirm-enrolment.tsx';
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx';
import { enrolSecondFactor } from '../second-factor/second-factor-api.ts';
import { lackingField } from './own-proof.ts';
import { PasswordForm } from './password-form.tsx';

type Phase =
  | { type: 'beginning' }
  | { type: 'password' }
  | { type: 'failed'; text: string | null }
  | { type: 'key'; enrolment: Enrolment }
  | { type: 'codes'; codes: readonly string[] };

interface Props {
  onClose: () => void;
  /** It is on. */
  onDone: () => void;
}

/** Sets a second factor up: the password if the account has one, the key, the first code, the recovery codes once. */
export const EnableFactorDialog = ({ onClose, onDone }: Props) => {
  const { t } = useTranslation('auth');
  const { report, locale } = usePlatform();
  const [phase, setPhase] = useState<Phase>({ type: 'beginning' });
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    try {
      setPhase({ type: 'key', enrolment: await enrolSecondFactor({}, signal) });
    } catch (error) {
      if (signal.aborted) return;
      if (lackingField(error) === 'password') return setPhase({ type: 'password' });
      const fault = faultOf(error);
      if (fault.code === 'conflict') return onDone();
      if (isUnforeseen(error)) report(error);
      setPhase({ type: 'failed', text: faultText(fault, { t, locale, names: [] }) });
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void begin(controller.signal);
    return () => controller.abort();
  }, []);
  // It is on from the moment the codes are shown, however the dialog is left.
  const close = phase.type === 'codes' ? onDone : onClose;
  return (
    <Dialog isOpen title={t('enrolment.title')} closeLabel={t('frame.close')} onClose={close}>
      {phase.type === 'beginning' && (
        <SkeletonGroup label={t('form.pending')}>
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {phase.type === 'failed' && <Alert>{phase.text}</Alert>}
      {phase.type === 'password' && (
        <PasswordForm
          submitLabel={t('account.factor.next')}
          send={async (password, signal) => setPhase({ type: 'key', enrolment: await enrolSecondFactor({ password }, signal) })}
        />
      )}
      {phase.type === 'key' && <ConfirmEnrolment enrolment={phase.enrolment} onConfirmed={(codes) => setPhase({ type: 'codes', codes })} />}
      {phase.type === 'codes' && <RecoveryCodes codes={phase.codes} onKept={onDone} />}
    </Dialog>
  );
};
