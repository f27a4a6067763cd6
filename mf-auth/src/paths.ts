export const authenticationActions = [
  'login',
  'signup',
  'signup-framework-contract',
  'check-email',
  'auth-microsoft',
  'auth-google',
  'login-or-signup',
  'get-missing-user-info',
] as const;
export type AuthenticationAction = (typeof authenticationActions)[number];

const query = (pairs: Record<string, string>): string => {
  const text = new URLSearchParams(Object.entries(pairs).filter(([, value]) => value !== '')).toString();
  return text && `?${text}`;
};

/** Addresses of this remote's pages. `from`: the destination, a path of this site. */
export const paths = {
  authentication: (action: AuthenticationAction, search = '') => `/authentication/${action}${search}`,
  forgotPassword: ({ email = '', from = '' } = {}) => `/auth/reset-password${query({ email, from })}`,
  sendResetMail: ({ email, from }: { email: string; from: string }) => `/auth/reset-password/send-mail${query({ email, from })}`,
  resetMailSent: ({ email, from }: { email: string; from: string }) => `/auth/reset-password/check-mail${query({ email, from })}`,
  account: '/auth/account',
  /** A browser navigation to a call, not a page. */
  startSso: (from: string) => `/api/sso/start${query({ from })}`,
  checkEmail: (email: string) => `/check-email${query({ email })}`,
};

/** Pages that a mailed link opens; the server may put no other into a mail. */
export const passwordPages = { reset: '/reset-password', set: '/set-password', create: '/auth/signin/create-password' } as const;
