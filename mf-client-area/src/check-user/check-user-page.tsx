import { isCallError } from '@plenary/http/call-error';
import { usePlatform, useTitle } from '@plenary/platform';
import { Link, useNavigate, useParams, useSearchParams } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEventUser } from '../api.ts';
import { paths } from '../paths.ts';
import styles from './check-user-page.module.css';
import { PasswordRequestPage } from './password-request-page.tsx';
import { type PasswordRequest, whereNext } from './where-next.ts';

type State = { type: 'loading' | 'invalid' | 'problem' } | { type: 'password'; request: PasswordRequest };

/** The link to an event that a mail carries: it loads, then leads on, or says that it is not valid (spec/logistics.md §2). */
export const CheckUserPage = () => {
  const { t } = useTranslation('client-area');
  const { session, report } = usePlatform();
  const navigate = useNavigate();
  const { userSalesforceId = '' } = useParams();
  const [query] = useSearchParams();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ type: 'loading' });
  const eventId = query.get('eventId') ?? undefined;
  useTitle(t('check-user-event.title'));

  const check = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const answer = await checkEventUser({ userSalesforceId, eventId, share: query.get('share') ?? undefined }, signal);
      const next = whereNext({ check: answer, signedInEmail: session?.email ?? null, eventId });
      if (signal.aborted) return;
      if (next.type === 'go') void navigate(next.to, { replace: true });
      else setState(next);
    } catch (error) {
      if (signal.aborted) return;
      const isInvalid = isCallError(error) && error.status >= 400 && error.status < 500;
      // An error of its own, because a plain 404 is no fault and is not reported.
      report(isInvalid ? new Error('check-user-event.invalid-link', { cause: error }) : error);
      setState({ type: isInvalid ? 'invalid' : 'problem' });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link, or another attempt, is checked anew.
  useEffect(() => {
    const controller = new AbortController();
    void check(controller.signal);
    return () => controller.abort();
  }, [userSalesforceId, query, attempt]);

  if (state.type === 'password') return <PasswordRequestPage request={state.request} />;
  if (state.type === 'loading') return <Checking />;
  if (state.type === 'invalid') return <InvalidLink />;
  const retry = () => {
    setState({ type: 'loading' });
    setAttempt((count) => count + 1);
  };
  return (
    <EmptyState
      headingLevel={1}
      picture="trouble"
      title={t('problem.title')}
      description={t('problem.text')}
      action={<Button onClick={retry}>{t('problem.retry')}</Button>}
    />
  );
};

const Checking = () => {
  const { t } = useTranslation('client-area');
  return (
    <div className={styles.loading}>
      <SkeletonGroup label={t('check-user-event.loading')}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    </div>
  );
};

const InvalidLink = () => {
  const { t } = useTranslation('client-area');
  return (
    <EmptyState
      headingLevel={1}
      picture="lost"
      title={t('check-user-event.invalid-link')}
      action={
        <Link className={buttonClass()} to={paths.newQuote()}>
          {t('check-user-event.home')}
        </Link>
      }
    />
  );
};
