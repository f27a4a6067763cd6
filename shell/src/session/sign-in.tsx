import { type RemoteWidgets, usePlatform } from '@plenary/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RemoteBoundary } from '../faults/remote-boundary.tsx';
import { loadTexts } from '../i18n/remote-texts.ts';
import { ProgressBar } from '../loading/progress-bar.tsx';
import { useShell } from '../shell-provider.tsx';
import { widgetOwners } from '../widget-owners.ts';
import { focusContentWhereLost } from './focus-content.ts';
import type { UnavailableDialogProps } from './unavailable-dialog.tsx';

type AuthDialog = NonNullable<RemoteWidgets['authDialog']>;
type Shown = { Dialog: AuthDialog } | { Unavailable: ComponentType<UnavailableDialogProps> } | 'loading';

/** The sign-in dialog of mf-auth over any page; if that remote is unavailable, a dialog that says so and retries. */
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
  const { t } = useTranslation('shell');
  const { language, report, notify } = usePlatform();
  const { loadRemote } = useShell();
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>('loading');

  const fail = async (error: unknown): Promise<Shown> => {
    report(error);
    const { UnavailableDialog } = await import('./unavailable-dialog.tsx');
    return { Unavailable: UnavailableDialog };
  };
  /** Without a connection even that dialog cannot load. */
  const giveUp = () => {
    notify({ text: t('signIn.unavailable.title') });
    onClose();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again, and nothing else does.
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<Shown> => {
      const remote = await loadRemote(widgetOwners.authDialog);
      await loadTexts(remote, language);
      const Dialog = remote.widgets?.authDialog;
      if (!Dialog) throw new Error('mf-auth has no sign-in dialog');
      return { Dialog };
    };
    load()
      .catch(fail)
      .then(
        (next) => isGone || setShown(next),
        () => isGone || giveUp(),
      );
    return () => {
      isGone = true;
    };
  }, [attempt]);

  // The sign-in removes the button that opened the dialog. A dialog restores the focus one frame after it has closed.
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(focusContentWhereLost));
    },
    [],
  );

  const retry = () => {
    setShown('loading');
    setAttempt((count) => count + 1);
  };
  if (shown === 'loading') return <ProgressBar />;
  if ('Unavailable' in shown) return <shown.Unavailable onRetry={retry} onClose={onClose} />;
  return (
    <RemoteBoundary key={attempt} fallback={null} onError={(error) => void fail(error).then(setShown, giveUp)}>
      <shown.Dialog from={from} onClose={onClose} onDone={onDone} />
    </RemoteBoundary>
  );
};
