import { usePlatform } from '@plenary/platform';
import { useLoading } from '@plenary/platform/loading';
import { Link, Navigate, useNavigate, useSearchParams } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { sendResetMail } from '../api.ts';
import { faultOf, isUnforeseen } from '../faults/fault.ts';
import { faultText } from '../faults/fault-text.ts';
import { Alert } from '../forms/alert.tsx';
import { checkEmail } from '../forms/checks.ts';
import { pageToGoOn } from '../landing.ts';
import { PageFrame } from '../page/page-frame.tsx';
import { paths } from '../paths.ts';

/** Sends the mail for the `email` of the address, then shows that it is on its way. */
export const SendResetMailPage = () => {
  const { t } = useTranslation('auth');
  const { locale } = usePlatform();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const from = pageToGoOn(query.get('from'));
  const checked = checkEmail(query.get('email') ?? '');
  const email = 'email' in checked ? checked.email : null;

  const { loading, restart } = useLoading({
    load: async (signal) => {
      if (email === null) return;
      await sendResetMail({ email, redirectUrl: from }, signal);
      await navigate(paths.resetMailSent({ email, from }), { replace: true });
    },
    isExpected: (error) => !isUnforeseen(error),
  });

  if (email === null) return <Navigate to={paths.forgotPassword({ email: query.get('email') ?? '', from })} replace />;
  return (
    <PageFrame title={t('forgot.title')}>
      {loading.type === 'failed' ? (
        <>
          <Alert>{faultText(faultOf(loading.error), { t, locale, names: [] })}</Alert>
          <Button isBlock onClick={restart}>
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
