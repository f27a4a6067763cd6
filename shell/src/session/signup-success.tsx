import { type SignupSuccessProps, usePlatform } from '@plenary/platform';
import { useSearchParams } from '@plenary/platform/router';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { focusContentWhereLost } from '../layout/focus-content.ts';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';

const name = 'dialog';

/** The success dialog of a signup with a framework contract, over the page whose address asks for it (spec/booking.md §2). */
export const SignupSuccess = () => {
  const [query, setQuery] = useSearchParams();
  if (query.get(name) !== 'signup-framework-contract-success') return null;
  const close = () =>
    setQuery(
      (now) => {
        now.delete(name);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return <SuccessDialog onClose={close} />;
};

/** Where mf-auth is away the page stands without it: the account is active all the same. */
const SuccessDialog = ({ onClose }: SignupSuccessProps) => {
  const { loadWidget, report } = usePlatform();
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<SignupSuccessProps> } | null>(null);
  const load = useEffectEvent(() => loadWidget('signupSuccess'));
  const fail = useEffectEvent((error: unknown) => report(error));
  useEffect(() => {
    let isGone = false;
    load().then(
      (Dialog) => isGone || setLoaded({ Dialog }),
      (error: unknown) => fail(error),
    );
    return () => {
      isGone = true;
      // Nothing had opened the dialog that could have the focus back. It gives it up one frame after it has closed.
      requestAnimationFrame(() => requestAnimationFrame(focusContentWhereLost));
    };
  }, []);
  if (!loaded) return null;
  return (
    <RemoteBoundary fallback={null} onError={report}>
      <loaded.Dialog onClose={onClose} />
    </RemoteBoundary>
  );
};
