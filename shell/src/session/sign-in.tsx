import type { RemoteWidgets } from '@plenary/platform';
import { usePlatform } from '@plenary/platform';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadTexts } from '../i18n/remote-texts.ts';
import { loadRemote } from '../remotes/load-remote.ts';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { useShell } from '../shell-provider.tsx';

const UnavailableDialog = lazy(() => import('./unavailable-dialog.tsx'));

type AuthDialog = NonNullable<RemoteWidgets['authDialog']>;

/** The sign-in dialog of mf-auth over any page; where that remote is away, a dialog that says so and tries again. */
export const SignIn = () => {
  const { signIn, closeSignIn } = useShell();
  if (!signIn) return null;
  const close = () => {
    closeSignIn();
    signIn.onClose?.();
  };
  return <SignInDialog from={signIn.from} onClose={close} onDone={closeSignIn} />;
};

const SignInDialog = ({ from, onClose, onDone }: { from: string; onClose: () => void; onDone: () => void }) => {
  const { language, report } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ dialog: AuthDialog } | 'loading' | 'failed'>('loading');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again.
  useEffect(() => {
    let stale = false;
    const load = async () => {
      const remote = await loadRemote('mf-auth');
      await loadTexts(remote, language);
      const dialog = remote.widgets?.authDialog;
      if (!dialog) throw new Error('mf-auth has no sign-in dialog');
      if (!stale) setState({ dialog });
    };
    load().catch((error: unknown) => {
      report(error);
      if (!stale) setState('failed');
    });
    return () => {
      stale = true;
    };
  }, [attempt, language, report]);

  const retry = () => {
    setState('loading');
    setAttempt((count) => count + 1);
  };
  const fallback = (
    <Suspense fallback={null}>
      <UnavailableDialog onRetry={retry} onClose={onClose} />
    </Suspense>
  );
  if (state === 'loading') return null;
  if (state === 'failed') return fallback;
  const Widget = state.dialog;
  return (
    <RemoteBoundary key={attempt} onError={report} fallback={fallback}>
      <Widget from={from} onClose={onClose} onDone={onDone} />
    </RemoteBoundary>
  );
};
