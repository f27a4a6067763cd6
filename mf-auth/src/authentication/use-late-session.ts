import { ledToSignIn, usePlatform } from '@plenary/platform';
import { useLocation, useNavigate } from '@plenary/platform/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A page that led here while its session was not known is gone back to once the session arrives. Not from a session that was known
 * already, which that page had refused; nor from one of a sign-in here, which `signIn` is told of before it begins to land.
 */
export const useLateSession = ({ from }: { from: string }) => {
  const { session } = usePlatform();
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isAwaited] = useState(state === ledToSignIn && !session);
  const isOwn = useRef(false);
  const goBack = useEffectEvent(() => {
    if (!isOwn.current) void navigate(from, { replace: true });
  });
  const isKnown = session !== null;
  useEffect(() => {
    if (isAwaited && isKnown) goBack();
  }, [isAwaited, isKnown]);
  return {
    signsIn: () => {
      isOwn.current = true;
    },
  };
};
