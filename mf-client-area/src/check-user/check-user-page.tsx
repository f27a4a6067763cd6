import { isCallError } from '@plenary/http/call-error';
import { usePlatform, useTitle } from '@plenary/platform';
import { keepLinkTokens } from '@plenary/platform/link-token';
import { useLoading } from '@plenary/platform/loading';
import { Link, useLoaderData, useNavigate, useParams, useSearchParams } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { EmptyState } from '@plenary/ui/empty-state';
import { Skeleton, SkeletonGroup } from '@plenary/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { checkEventUser } from '../api.ts';
import { paths } from '../paths.ts';
import styles from './check-user-page.module.css';
import { PasswordRequestPage } from './password-request-page.tsx';
import { type PasswordRequest, whereNext } from './where-next.ts';

/** An error of its own, because a plain 404 is no fault and is not reported. */
class InvalidLinkError extends Error {
  constructor(cause: unknown) {
    super('check-user-event.invalid-link', { cause });
  }
}

/** The link to an event that a mail carries: it loads, then leads on, or says that it is not valid (spec/logistics.md §2). */
export const CheckUserPage = () => {
  const { t } = useTranslation('client-area');
  const { session } = usePlatform();
  const navigate = useNavigate();
  const { userSalesforceId = '' } = useParams();
  const [query] = useSearchParams();
  const share = useLoaderData<string | null>() ?? undefined;
  const eventId = query.get('eventId') ?? undefined;
  useTitle(t('check-user-event.title'));

  const check = async (signal: AbortSignal): Promise<PasswordRequest | null> => {
    const link = { userSalesforceId, eventId, share };
    const answer = await checkEventUser(link, signal).catch((error: unknown) => {
      throw isCallError(error) && error.status >= 400 && error.status < 500 ? new InvalidLinkError(error) : error;
    });
    const surveyUrl = answer.surveyUrl && keepLinkTokens(answer.surveyUrl);
    const next = whereNext({ check: { ...answer, surveyUrl }, signedInEmail: session?.email ?? null, eventId });
    if (next.type === 'invalid') throw new InvalidLinkError(`the link is for ${answer.email}`);
    if (next.type === 'password') return next.request;
    if (!signal.aborted) void navigate(next.to, { replace: true });
    return null;
  };
  const { loading, restart } = useLoading({ load: check, of: `${userSalesforceId}?${query}#${share}` });

  if (loading.type === 'loaded' && loading.value) return <PasswordRequestPage request={loading.value} />;
  if (loading.type !== 'failed') return <Checking />;
  if (loading.error instanceof InvalidLinkError) return <InvalidLink />;
  return (
    <EmptyState
      headingLevel={1}
      picture="trouble"
      title={t('problem.title')}
      description={t('problem.text')}
      action={<Button onClick={restart}>{t('problem.retry')}</Button>}
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
