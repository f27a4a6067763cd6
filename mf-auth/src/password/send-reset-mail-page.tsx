import { usePlatform } from '@plenary/platform';
import { Link, Navigate, useNavigate, useSearchParams } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendResetMail } from '../api.ts';
import { type Fault, faultOf, isUnforeseen } from '../faults/fault.ts';
import { faultText } from '../faults/fault-text.ts';
import { Alert } from '../forms/alert.tsx';
import { checkEmail } from '../forms/checks.ts';
import { pageToGoOn } from '../landing.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { paths } from '../paths.ts';

/** Sends the mail for the `email` of the address, then shows that it is on its way. */
export const SendResetMailPage = () => {
  const { t } = useTranslation('auth');
  const { locale, report } = usePlatform();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<Fault | null>(null);
  const from = pageToGoOn(query.get('from'));
  const checked = checkEmail(query.get('email') ?? '');
  const email = 'email' in checked ? checked.email : null;

  const send = useEffectEvent(async (signal: AbortSignal) => {
    if (email === null) return;
    try {
      await sendResetMail({ email, redirectUrl: from }, signal);
      await navigate(paths.resetMailSent({ email, from }), { replace: true });
    } catch (error) {
      if (signal.aborted) return;
      if (isUnforeseen(error)) report(error);
      setFault(faultOf(error));
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends again.
  useEffect(() => {
    const controller = new AbortController();
    void send(controller.signal);
    return () => controller.abort();
  }, [attempt]);

  if (email === null) return <Navigate to={paths.forgotPassword({ email: query.get('email') ?? '', from })} replace />;
  const retry = () => {
    setFault(null);
    setAttempt((count) => count + 1);
  };
  return (
    <PageFrame title={t('forgot.title')}>
      {fault ? (
        <>
          <Alert>{faultText(fault, { t, locale, names: [] })}</Alert>
          <Button isBlock onClick={retry}>
            {t('link.retry')}
          </Button>
          <Link className={buttonClass({ variant: 'quiet', isBlock: true })} to={paths.forgotPassword({ email, from })}>
            {t('forgot.otherEmail')}
          </Link>
        </>
      ) : (
        <SkeletonGroup label={t('form.pending')}>
          <Skeleton width="most" />
          <Skeleton width="half" />
        </SkeletonGroup>
      )}
    </PageFrame>
  );
};
