import { pendingUserInfo } from '@plenary/contracts/sign-in.endpoints';
import { useLoading } from '@plenary/platform/loading';
import { useSubmission } from '@plenary/platform/submission';
import { Button } from '@plenary/ui/button';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { faultOf, isUnforeseen } from '../faults/fault.ts';
import { useFaultWords } from '../faults/use-fault-words.ts';
import type { StepProps } from '../flow/step-props.ts';
import { Alert } from '../forms/alert.tsx';
import { FaultAlert } from '../forms/fault-alert.tsx';
import { BackButton } from '../steps/back-button.tsx';
import { ConfirmEnrolment, type Enrolment } from './confirm-enrolment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { enrolSecondFactor } from './second-factor-api.ts';
import { signInAfterEnrolment } from './sign-in-after-enrolment.ts';

/** Sets up the second factor of a user who may not sign in without one. */
export const EnrolmentStep = ({ advance }: StepProps<'second-factor-enrolment'>) => {
  const { t } = useTranslation('auth');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { words } = useFaultWords([]);
  const signIn = useSubmission({
    endpoints: [pendingUserInfo],
    send: () => signInAfterEnrolment(),
    words,
    onDone: (answer) => advance({ type: 'logged-in', answer }),
  });

  const { loading, restart } = useLoading({
    load: async (signal): Promise<Enrolment | null> => {
      try {
        return await enrolSecondFactor({}, signal);
      } catch (error) {
        const { code } = faultOf(error);
        if (signal.aborted || (code !== 'conflict' && code !== 'authentication-required')) throw error;
        void advance({ type: code === 'conflict' ? 'already-enrolled' : 'lapsed' });
        return null;
      }
    },
    isExpected: (error) => !isUnforeseen(error),
  });

  if (codes) {
    return (
      <>
        {signIn.failure && <Alert>{signIn.failure.text}</Alert>}
        <RecoveryCodes codes={codes} isPending={signIn.isPending} onKept={() => void signIn.submit()} />
      </>
    );
  }
  if (loading.type === 'loaded' && loading.value) return <ConfirmEnrolment enrolment={loading.value} onConfirmed={setCodes} />;
  if (loading.type === 'failed') {
    return (
      <>
        <FaultAlert error={loading.error} />
        <Button isBlock onClick={restart}>
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
