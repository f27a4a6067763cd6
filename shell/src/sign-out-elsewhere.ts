import { dropAllDrafts } from '@plenary/platform/drafts';

interface Options {
  /** Whether a sign-out led to this page. */
  hasSignedOut: boolean;
  page: Pick<Window, 'addEventListener' | 'location'>;
}

/**
 * Tells the other tabs of this browser of a sign-out, and hears of theirs: a tab that was left by one would go on as if its user were
 * there. It begins again, and what its forms still store on their way out is deleted last.
 */
export const followSignOuts = ({ hasSignedOut, page }: Options): void => {
  const channel = new BroadcastChannel('plenary-sign-out');
  if (hasSignedOut) {
    // A tab may have stored what was typed until it heard of the sign-out.
    dropAllDrafts();
    channel.postMessage('signed out');
  }
  channel.addEventListener('message', () => {
    page.addEventListener('pagehide', dropAllDrafts);
    dropAllDrafts();
    page.location.reload();
  });
};
