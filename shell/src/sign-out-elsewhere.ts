interface Options {
  /** Whether a sign-out led to this page. */
  hasSignedOut: boolean;
  /** Another tab was left by a sign-out: this one would go on as if its user were there, and keep what is typed. */
  onSignOut: () => void;
}

/** Tells the other tabs of this browser of a sign-out, and hears of theirs. */
export const followSignOuts = ({ hasSignedOut, onSignOut }: Options): void => {
  const channel = new BroadcastChannel('plenary-sign-out');
  if (hasSignedOut) channel.postMessage('signed out');
  channel.addEventListener('message', onSignOut);
};
