import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, faultOf, isUnforeseen } from '../faults/fault.ts';
import { faultText } from '../faults/fault-text.ts';
import type { StepProps } from '../flow/step-props.ts';
import { Alert } from '../forms/alert.tsx';
import { BackButton } from '../steps/back-button.tsx';
import { ConfirmEnrolment, type Enrolment } from './confirm-enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { enrolSecondFactor } from './second-factor-api.ts';
import { signInAfterEnrolment } from './sign-in-after-enrolment.ts';

/** Sets up the second factor of somebody who may not sign in without one. */
export const EnrolmentStep = ({ advance }: StepProps<'second-factor-enrolment'>) => {
  const { t } = useTranslation('auth');
  const { locale, report } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<Fault | null>(null);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isPending, setPending] = useState(false);

  const fail = (error: unknown) => {
    if (isUnforeseen(error)) report(error);
    setFault(faultOf(error));
  };
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    try {
      setEnrolment(await enrolSecondFactor({}, signal));
    } catch (error) {
      if (signal.aborted) return;
      const { code } = faultOf(error);
      if (code === 'conflict') return void advance({ type: 'already-enrolled' });
      if (code === 'authentication-required') return void advance({ type: 'lapsed' });
      fail(error);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt begins again.
  useEffect(() => {
    const controller = new AbortController();
    void begin(controller.signal);
    return () => controller.abort();
  }, [attempt]);

  const goOn = async () => {
    setPending(true);
    try {
      await advance({ type: 'logged-in', answer: await signInAfterEnrolment() });
    } catch (error) {
      fail(error);
    }
    setPending(false);
  };
  const retry = () => {
    setFault(null);
    setAttempt((count) => count + 1);
  };
  const alert = fault && <Alert>{faultText(fault, { t, locale, names: [] })}</Alert>;
  if (codes) {
    return (
      <>
        {alert}
        <RecoveryCodes codes={codes} isPending={isPending} onKept={() => void goOn()} />
      </>
    );
  }
  if (enrolment) return <ConfirmEnrolment enrolment={enrolment} onConfirmed={setCodes} />;
  if (fault) {
    return (
      <>
        {alert}
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
