import { type SignupSuccessProps, usePlatform } from '@plenary/platform';
import { useSearchParams } from '@plenary/platform/router';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { RemoteBoundary } from '../faults/remote-boundary.tsx';
import { focusContentWhereLost } from './focus-content.ts';

const name = 'dialog';

/** The success dialog of a signup with a framework contract, opened by the address of a page (spec/booking.md §2). */
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

/** If mf-auth is unavailable the page appears without it: the account is active anyway. */
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
      // No element opened the dialog, so none gets the focus back. It is released one frame after the close.
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
