import { usePlatform } from '@plenary/platform';
import { Link, useNavigate, useRevalidator } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { faultText } from '../faults/fault-text.ts';
import { Alert } from '../forms/alert.tsx';
import { paths } from '../paths.ts';
import type { LinkState } from './link-state.ts';

const redirectDelay = 5_000;

/** Why a mailed link can't be used. One that never will leads on after 5 seconds (spec/booking.md §4), or at once on request. */
export const RefusedLink = ({ link }: { link: Exclude<LinkState, { type: 'live' }> }) => {
  const { t } = useTranslation('auth');
  const { locale } = usePlatform();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const target = link.type === 'expired' ? paths.checkEmail(link.email) : link.type === 'invalid' ? '/' : null;
  const leave = useEffectEvent((to: string) => void navigate(to, { replace: true }));
  useEffect(() => {
    if (target === null) return;
    const timer = setTimeout(() => leave(target), redirectDelay);
    return () => clearTimeout(timer);
  }, [target]);

  if (link.type === 'failed') {
    return (
      <>
        <Alert>{faultText(link.fault, { t, locale, names: [] })}</Alert>
        <Button isBlock isPending={state !== 'idle'} pendingLabel={t('form.pending')} onClick={() => void revalidate()}>
          {t('link.retry')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Alert tone={link.type === 'expired' ? 'info' : 'danger'}>{t(`link.${link.type}`)}</Alert>
      <Link className={buttonClass({ variant: 'secondary', isBlock: true })} to={target ?? '/'} replace>
        {t(link.type === 'expired' ? 'link.continue' : 'frame.home')}
      </Link>
    </>
  );
};
