import { PlatformProvider } from '@plenary/platform';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ShellState, ShellStore } from './shell-store.ts';

const ShellContext = createContext<(ShellState & Pick<ShellStore, 'dismissNotice' | 'closeSignIn' | 'loadRemote'>) | null>(null);

/** Provides the platform to the remotes, and the shell's own state to its parts. */
export const ShellProvider = ({ store, children }: { store: ShellStore; children: ReactNode }) => {
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const { dismissNotice, closeSignIn, loadRemote } = store;
  return (
    <PlatformProvider value={state.platform}>
      <ShellContext value={{ ...state, dismissNotice, closeSignIn, loadRemote }}>{children}</ShellContext>
    </PlatformProvider>
  );
};

export const useShell = () => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell outside ShellProvider');
  return shell;
};
