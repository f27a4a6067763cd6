import type { IdentityDeps } from '../deps.ts';

/** Why a sign-on did not end in a session. */
export type SsoOutcome =
  | 'failed'
  | 'unusable-address'
  | 'public-email-forbidden'
  | 'mailbox-unproven'
  | 'missing-user-info'
  | 'second-factor-required';

/** The page that shows the outcome and leads on to `from`. */
export const failedAt = (outcome: SsoOutcome, from: string): string => `/authentication?${new URLSearchParams({ sso: outcome, from })}`;

/** Logged for operators: the user only learns that it failed. The answer itself is not logged, it may hold a token. */
export const tellFailure = ({ logger }: IdentityDeps, error: unknown): null => {
  const { message, code } = error as { message?: string; code?: string };
  logger.warn({ reason: message, code }, 'corporate sign-on failed');
  return null;
};
