import { usePlatform } from '@plenary/platform';
import { Navigate, useLocation, useNavigate } from '@plenary/platform/router';
import { useEffect, useState } from 'react';
import { PageSkeleton } from '../loading/page-skeleton.tsx';

export const authenticationPath = '/authentication';
const asked = 'asked';

/**
 * A page that needs a session. The session is fetched once more: the page may be faster than svc-identity, or older than a sign-in
 * in another tab. Without one it leads to the sign-in, which leads back (spec/booking.md §8 "Root error routing").
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
  const query = new URLSearchParams(search);
  const kept = new URLSearchParams({ from: pathname + search });
  for (const name of ['email', 'surveyUrl']) if (query.has(name)) kept.set(name, query.get(name) ?? '');
  return <Navigate to={`${authenticationPath}?${kept}`} replace />;
};
