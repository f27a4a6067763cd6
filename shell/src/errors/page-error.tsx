import { usePlatform } from '@plenary/platform';
import { Navigate, useLocation, useNavigate, useRouteError } from '@plenary/platform/router';
import { useEffect, useState } from 'react';
import { RemoteUnavailable } from '../remotes/remote-unavailable.ts';
import { ErrorPage } from './error-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { mayPass, pageErrorText } from './page-error-text.ts';
import { statusOf } from './status-of.ts';

const authenticationPath = '/authentication';
const retried = 'retried';

/** The bundler's name for a chunk that did not come. */
const isLostChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** Where a page's error ends (spec/booking.md §8 "Root error routing"). */
export const PageError = () => {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { session, report, refreshSession } = usePlatform();
  const [draw] = useState(Math.random);
  const status = statusOf(error);
  useEffect(() => {
    // The one who could not load a remote has reported it already.
    if (!(error instanceof RemoteUnavailable)) report(error);
  }, [error, report]);
  const hasSessionEnded = status === 401 && session !== null;
  useEffect(() => {
    if (hasSessionEnded) refreshSession().catch(report);
  }, [hasSessionEnded, refreshSession, report]);

  if (status === 404) return <NotFoundPage />;
  if (status === 401 && location.pathname !== authenticationPath) {
    const query = new URLSearchParams(location.search);
    const kept = new URLSearchParams({ from: location.pathname + location.search });
    for (const name of ['email', 'surveyUrl']) if (query.has(name)) kept.set(name, query.get(name) ?? '');
    return <Navigate to={`${authenticationPath}?${kept}`} replace />;
  }
  const retry = () => {
    // A chunk that is lost twice belongs to a build that is gone: only a new page knows the files of the next one.
    if (isLostChunk(error) && location.state === retried) window.location.reload();
    else void navigate(location.pathname + location.search + location.hash, { replace: true, state: retried });
  };
  return <ErrorPage text={pageErrorText(error, draw)} onRetry={mayPass(error) ? retry : undefined} />;
};
