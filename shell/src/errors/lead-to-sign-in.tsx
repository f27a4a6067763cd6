import { ledToSignIn, leftSignIn, usePlatform } from '@plenary/platform';
import { Navigate, useLocation, useNavigate } from '@plenary/platform/router';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '../loading/page-skeleton.tsx';

export const authenticationPath = '/authentication';
const asked = 'asked';

/**
 * A page that needs a session. The session is fetched once more: the page may be faster than svc-identity, or older than a sign-in
 * in another tab. Without one it leads to the sign-in, which leads back (spec/booking.md §8 "Root error routing") by itself where the
 * session arrives after all, or home after a sign-in that was closed. Mails carry `email` in the fragment, which no server sees.
 */
export const LeadToSignIn = () => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { refreshSession, report } = usePlatform();
  const [isNobody, setNobody] = useState(false);
  const mustSignIn = isNobody || state === asked;
  useEffect(() => {
    if (mustSignIn) return;
    refreshSession()
      .then((session) => (session ? navigate(pathname + search + hash, { replace: true, state: asked }) : setNobody(true)))
      .catch((error: unknown) => {
        report(error);
        setNobody(true);
      });
  }, [mustSignIn, refreshSession, report, navigate, pathname, search, hash]);

  if (!mustSignIn) return <PageSkeleton />;
  if (state === leftSignIn) return <Navigate to="/" replace />;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const kept = new URLSearchParams({ from: pathname + search });
  for (const name of ['email', 'surveyUrl']) {
    const value = query.get(name) ?? fragment.get(name);
    if (value !== null) kept.set(name, value);
  }
  return <Navigate to={`${authenticationPath}?${kept}`} state={ledToSignIn} replace />;
};
