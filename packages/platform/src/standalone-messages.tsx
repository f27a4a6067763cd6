import type { User } from '@plenary/contracts/user.schemas';
import { useEffect, useSyncExternalStore } from 'react';
import type { RemoteWidgets } from './platform.tsx';
import { useNavigate } from './router.ts';
import styles from './standalone.module.css';
import type { StandaloneStore } from './standalone-store.ts';

interface Props {
  store: StandaloneStore;
  /** The user to sign in through the prompt that replaces the dialog. */
  user: User;
  /** The remote's own dialog, if it has one. */
  authDialog: RemoteWidgets['authDialog'];
}

const noticeTime = 6_000;

/** Messages of the remote to its host: a notice, the sign-in dialog. */
export const StandaloneMessages = ({ store, user, authDialog: AuthDialog }: Props) => {
  const { notice, signIn } = useSyncExternalStore(store.subscribe, store.snapshot);
  const navigate = useNavigate();
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(store.dismissNotice, noticeTime);
    return () => clearTimeout(timer);
  }, [notice, store]);
  const close = () => {
    store.closeSignIn();
    signIn?.onClose?.();
  };
  const enter = () => {
    store.setSession(user);
    store.closeSignIn();
    void navigate(signIn?.from ?? '/', { replace: true });
  };
  return (
    <>
      <div role="status">
        {notice && (
          <p className={styles.message}>
            {notice.text}
            {notice.action && (
              <button type="button" onClick={notice.action.onPress}>
                {notice.action.label}
              </button>
            )}
            <button type="button" aria-label="Close" onClick={store.dismissNotice}>
              ×
            </button>
          </p>
        )}
      </div>
      {signIn && AuthDialog && <AuthDialog from={signIn.from} onClose={close} onDone={store.closeSignIn} />}
      {signIn && !AuthDialog && (
        <div className={styles.message} role="alertdialog" aria-label="Sign-in">
          The sign-in dialog opens here.
          <button type="button" onClick={enter}>
            Sign in as {user.firstname}
          </button>
          <button type="button" onClick={close}>
            Close without
          </button>
        </div>
      )}
    </>
  );
};
