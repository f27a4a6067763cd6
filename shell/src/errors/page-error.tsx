import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { isRouteErrorResponse, Navigate, useLocation, useNavigate, useRouteError } from '@plenary/platform/router';
import { useEffect } from 'react';
import { RemoteUnavailable } from '../remotes/remote-unavailable.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const authenticationPath = '/authentication';

const statusOf = (error: unknown): number | undefined => (isCallError(error) || isRouteErrorResponse(error) ? error.status : undefined);

/** The bundler's name for a chunk that did not come. */
const isLostChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

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
  if (status === 401 && location.pathname !== authenticationPath) {
    const query = new URLSearchParams(location.search);
    const kept = new URLSearchParams({ from: location.pathname + location.search });
    for (const name of ['email', 'surveyUrl']) if (query.has(name)) kept.set(name, query.get(name) ?? '');
    return <Navigate to={`${authenticationPath}?${kept}`} replace />;
  }
  const canRetry = status === undefined || status >= 500;
  const retry = () => {
    // A chunk that is lost twice belongs to a build that is gone: only a new page knows the files of the next one.
    if (isLostChunk(error) && location.state === retried) window.location.reload();
    else void navigate(location.pathname + location.search + location.hash, { replace: true, state: retried });
  };
  return <ErrorPage onRetry={canRetry ? retry : undefined} />;
};

const retried = 'retried';
