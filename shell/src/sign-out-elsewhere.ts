import { dropAllDrafts } from '@plenary/platform/drafts';

type Page = Pick<Window, 'addEventListener' | 'location' | 'document'>;

const cookie = 'plenary-signed-out';

/** Whether a sign-out led to this page, by a button or by its address; asked once. */
const hasSignedOut = (page: Page): boolean => {
  const isMarked = page.document.cookie.split('; ').some((each) => each.startsWith(`${cookie}=`));
  if (isMarked) page.document.cookie = `${cookie}=; Path=/; Max-Age=0; SameSite=Lax`;
  return isMarked;
};

/**
 * Tells the other tabs of this browser of a sign-out, and hears of theirs: a tab that was left by one would go on as if its user were
 * there. It begins again, and what its forms still store on their way out is deleted last.
 */
export const followSignOuts = (page: Page): void => {
  const channel = new BroadcastChannel('plenary-sign-out');
  if (hasSignedOut(page)) {
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
