import { usePlatform } from '@plenary/platform';
import { Dialog } from '@plenary/ui/dialog';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf, isUnforeseen } from '../faults/fault.ts';
import { faultText } from '../faults/fault-text.ts';
import { Alert } from '../forms/alert.tsx';
import { disableSecondFactor } from '../second-factor/second-factor-api.ts';
import { CodeForm } from './code-form.tsx';
import { lackingField } from './own-proof.ts';
import { PasswordForm } from './password-form.tsx';

type Asked = 'beginning' | 'password' | 'code' | { text: string | null };

interface Props {
  onClose: () => void;
  onDone: () => void;
}

/** Turns the second factor off: with the password, or with a code if the account has none. The service decides which. */
export const DisableFactorDialog = ({ onClose, onDone }: Props) => {
  const { t } = useTranslation('auth');
  const { report, locale } = usePlatform();
  const [asked, setAsked] = useState<Asked>('beginning');
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    try {
      await disableSecondFactor({}, signal);
      onDone();
    } catch (error) {
      if (signal.aborted) return;
      const lacking = lackingField(error);
      if (lacking) return setAsked(lacking);
      if (isUnforeseen(error)) report(error);
      setAsked({ text: faultText(faultOf(error), { t, locale, names: [] }) });
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void begin(controller.signal);
    return () => controller.abort();
  }, []);
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
      {asked === 'beginning' && (
        <SkeletonGroup label={t('form.pending')}>
          <Skeleton />
        </SkeletonGroup>
      )}
      {asked === 'password' && <PasswordForm submitLabel={submitLabel} send={(password, signal) => disable({ password }, signal)} />}
      {asked === 'code' && <CodeForm submitLabel={submitLabel} send={(code, signal) => disable({ code }, signal)} />}
      {typeof asked === 'object' && <Alert>{asked.text}</Alert>}
    </Dialog>
  );
};
