import { localPath } from './local-path.ts';

/** News for the next page; the list reads it from `snackbar` and `snackbar-email` (spec/booking.md §2). */
export type News = 'login-success' | 'signup-success';
type Notice = News | 'reset-password-sent';

/** Calls, not pages; and this remote's own but the account, which are no destination after a sign-in. */
const noLanding = /^\/(api|internal|dev|authentication|auth(?!\/account$)|login|reset-password|set-password|check-email)(\/|$)/i;

/** The destination: the page of this site in the address, else the list. */
export const pageToGoOn = (asked: string | null | undefined): string => {
  const path = localPath(asked);
  return path === null || noLanding.test(path.replace(/[?#].*$/s, '')) ? '/' : path;
};

const edited = (path: string, edit: (query: URLSearchParams) => void): string => {
  const { pathname, searchParams, hash } = new URL(path, 'http://origin.invalid');
  edit(searchParams);
  const query = searchParams.toString();
  return pathname + (query && `?${query}`) + hash;
};

export const isList = (path: string): boolean => /^\/([?#]|$)/.test(path);

/** The list's address with the news. */
export const withNews = (path: string, { news, email }: { news: Notice; email: string }): string =>
  edited(path, (query) => {
    query.set('snackbar', news);
    query.set('snackbar-email', email);
  });

/** The page without its `action`, so that it does not open the sign-in again (spec/booking.md §4). */
export const withoutAction = (path: string): string => edited(path, (query) => query.delete('action'));

/** The page that follows the mail with the link to a new password: the list says once more where it was sent. */
export const afterResetMail = (from: string, email: string): string => {
  const page = withoutAction(from);
  return email && isList(page) ? withNews(page, { news: 'reset-password-sent', email }) : page;
};
