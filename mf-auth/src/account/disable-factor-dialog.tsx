import * as contract from '@plenary/contracts/second-factor.endpoints';
import { Dialog } from '@plenary/ui/dialog';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { FaultAlert } from '../forms/fault-alert.tsx';
import { disableSecondFactor } from '../second-factor/second-factor-api.ts';
import { CodeForm } from './code-form.tsx';
import { lackingField } from './own-proof.ts';
import { PasswordForm } from './password-form.tsx';
import { useLoaded } from './use-loaded.ts';

const endpoints = [contract.disableSecondFactor];

interface Props {
  onClose: () => void;
  onDone: () => void;
}

/** Turns the second factor off: with the password, or with a code if the account has none. The service decides which. */
export const DisableFactorDialog = ({ onClose, onDone }: Props) => {
  const { t } = useTranslation('auth');
  const { loaded } = useLoaded(async (signal) => {
    await disableSecondFactor({}, signal);
    onDone();
  });
  const lacking = loaded.type === 'failed' ? lackingField(loaded.error) : null;
  const disable = async (proof: { password?: string; code?: string }, signal: AbortSignal) => {
    await disableSecondFactor(proof, signal);
    onDone();
  };
  const submitLabel = t('account.factor.disable');
  return (
    <Dialog
      isOpen
      title={t('account.factor.disableTitle')}
      description={t('account.factor.disableText')}
      closeLabel={t('frame.close')}
      onClose={onClose}
    >
      {loaded.type !== 'failed' && (
        <SkeletonGroup label={t('form.pending')}>
          <Skeleton />
        </SkeletonGroup>
      )}
      {lacking === 'password' && (
        <PasswordForm endpoints={endpoints} submitLabel={submitLabel} send={(password, signal) => disable({ password }, signal)} />
      )}
      {lacking === 'code' && (
        <CodeForm endpoints={endpoints} submitLabel={submitLabel} send={(code, signal) => disable({ code }, signal)} />
      )}
      {loaded.type === 'failed' && !lacking && <FaultAlert error={loaded.error} />}
    </Dialog>
  );
};
