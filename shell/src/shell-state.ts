import type { Notice, SignInOptions } from '@plenary/platform';
import { createContext, useContext } from 'react';

/** What the shell's own parts share and no remote sees. */
export interface ShellState {
  notice: (Notice & { id: string }) | null;
  dismissNotice(): void;
  signIn: SignInOptions | null;
  closeSignIn(): void;
}

export const ShellStateContext = createContext<ShellState | null>(null);

export const useShellState = (): ShellState => {
  const state = useContext(ShellStateContext);
  if (!state) throw new Error('useShellState outside ShellPlatform');
  return state;
};
