import { isCallError } from '@plenary/http/call-error';
import { usePlatform } from '@plenary/platform';
import { useLocation, useNavigate, useRouteError } from '@plenary/platform/router';
import { useEffect, useState } from 'react';
import { RemoteUnavailable } from '../faults/remote-unavailable.ts';
import { statusOf } from '../faults/status-of.ts';
import { ErrorPage } from './error-page.tsx';
import { authenticationPath, LeadToSignIn } from './lead-to-sign-in.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { mayPass, pageErrorText } from './page-error-text.ts';

const retried = 'retried';

/** The bundler's name for a chunk that failed to load. */
const isLostChunk = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError';

/** Routing of a page's error (spec/booking.md §8 "Root error routing"). */
export const PageError = () => {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { report } = usePlatform();
  const [draw] = useState(Math.random);
  const status = statusOf(error);
  useEffect(() => {
    // The remote loader has reported it already.
    if (!(error instanceof RemoteUnavailable)) report(error);
  }, [error, report]);
  if (status === 404) return <NotFoundPage />;
  if (status === 401 && location.pathname !== authenticationPath) return <LeadToSignIn />;
  const retry = () => {
    // A chunk that fails twice belongs to an old build: only a new page knows the files of the next one.
    if (isLostChunk(error) && location.state === retried) window.location.reload();
    // With its fragment the address would be the same place of the same page to the router, which loads nothing then.
    else void navigate(location.pathname + location.search, { replace: true, state: retried });
  };
  const waitSeconds = isCallError(error) ? error.retryAfterSeconds : undefined;
  return <ErrorPage text={pageErrorText(error, draw)} waitSeconds={waitSeconds} onRetry={mayPass(error) ? retry : undefined} />;
};
