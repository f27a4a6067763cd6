import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { isRouteErrorResponse, Navigate, useLocation, useNavigate, useRouteError } from '@plenary/platform/router';
import { useEffect } from 'react';
import { RemoteUnavailable } from '../remotes/remote-unavailable.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const statusOf = (error: unknown): number | undefined => (isCallError(error) || isRouteErrorResponse(error) ? error.status : undefined);

/** Where a page's error ends (spec/booking.md §8 "Root error routing"). */
export const PageError = () => {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { report } = usePlatform();
  const status = statusOf(error);
  useEffect(() => {
    // The one who could not load a remote has reported it already.
    if (!(error instanceof RemoteUnavailable)) report(error);
  }, [error, report]);

  if (status === 404) return <NotFoundPage />;
  if (status === 401) {
    const query = new URLSearchParams(location.search);
    const kept = new URLSearchParams({ from: location.pathname + location.search });
    for (const name of ['email', 'surveyUrl']) if (query.has(name)) kept.set(name, query.get(name) ?? '');
    return <Navigate to={`/authentication?${kept}`} replace />;
  }
  const canRetry = error instanceof RemoteUnavailable || status === undefined || status >= 500;
  const retry = () => void navigate(location.pathname + location.search, { replace: true });
  return <ErrorPage onRetry={canRetry ? retry : undefined} />;
};
