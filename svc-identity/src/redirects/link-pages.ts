/** Pages of mf-auth that a mailed link may open; each takes `token` and, where it leads on, `redirectUrl`. */
export const setPasswordPage = '/set-password';
export const resetPasswordPage = '/reset-password';
export const activationPage = '/authentication/activate';

const passwordPages = [resetPasswordPage, setPasswordPage, '/auth/signin/create-password'];

/** The page asked for, where it takes a token: no other page may be handed one. */
export const passwordPage = (asked: string | undefined): string | undefined => passwordPages.find((page) => page === asked);

/** A path of this site that shows the success dialog of a signup with a framework contract (spec/booking.md §2). */
export const withSuccessDialog = (path: string): string => {
  const url = new URL(path, 'http://origin.invalid');
  url.searchParams.set('dialog', 'signup-framework-contract-success');
  return url.pathname + url.search + url.hash;
};
