import { usePlatform } from '@plenary/platform';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, faultOf, isUnforeseen } from '../faults/fault.ts';
import { faultText } from '../faults/fault-text.ts';
import { useFaultWords } from '../faults/use-fault-words.ts';
import type { StepProps } from '../flow/step-props.ts';
import { Alert } from '../forms/alert.tsx';
import { BackButton } from '../steps/back-button.tsx';
import { ConfirmEnrolment, type Enrolment } from './confirm-enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { enrolSecondFactor } from './second-factor-api.ts';
import { signInAfterEnrolment } from './sign-in-after-enrolment.ts';

/** Sets up the second factor of a user who may not sign in without one. */
export const EnrolmentStep = ({ advance }: StepProps<'second-factor-enrolment'>) => {
  const { t } = useTranslation('auth');
  const { locale, report } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<Fault | null>(null);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { words } = useFaultWords([]);
  const signIn = useSubmission({
    send: () => signInAfterEnrolment(),
    words,
    onDone: (answer) => advance({ type: 'logged-in', answer }),
  });

  const begin = useEffectEvent(async (signal: AbortSignal) => {
    try {
      setEnrolment(await enrolSecondFactor({}, signal));
    } catch (error) {
      if (signal.aborted) return;
      const { code } = faultOf(error);
      if (code === 'conflict') return void advance({ type: 'already-enrolled' });
      if (code === 'authentication-required') return void advance({ type: 'lapsed' });
      if (isUnforeseen(error)) report(error);
      setFault(faultOf(error));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins again.
  useEffect(() => {
    const controller = new AbortController();
    void begin(controller.signal);
    return () => controller.abort();
  }, [attempt]);

  const retry = () => {
    setFault(null);
    setAttempt((count) => count + 1);
  };
  if (codes) {
    return (
      <>
        {signIn.failure && <Alert>{signIn.failure.text}</Alert>}
        <RecoveryCodes codes={codes} isPending={signIn.isPending} onKept={() => void signIn.submit()} />
      </>
    );
  }
  if (enrolment) return <ConfirmEnrolment enrolment={enrolment} onConfirmed={setCodes} />;
  if (fault) {
    return (
      <>
        <Alert>{faultText(fault, { t, locale, names: [] })}</Alert>
        <Button isBlock onClick={retry}>
          {t('link.retry')}
        </Button>
        <BackButton onBack={() => void advance({ type: 'back' })} />
      </>
    );
  }
  return (
    <SkeletonGroup label={t('form.pending')}>
      <Skeleton shape="block" />
      <Skeleton width="half" />
    </SkeletonGroup>
  );
};
