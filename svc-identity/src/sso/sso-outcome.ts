import type { IdentityDeps } from '../deps.ts';

/** Why a sign-on did not end in a session. */
export type SsoOutcome = 'failed' | 'public-email-forbidden' | 'mailbox-unproven' | 'missing-user-info' | 'second-factor-required';

/** Page that tells it, and leads on to `from`. */
export const failedAt = (outcome: SsoOutcome, from: string): string => `/authentication?${new URLSearchParams({ sso: outcome, from })}`;

/** To those who run the service: the user only learns that it failed. Nothing of the answer is logged, it may hold a token. */
export const tellFailure = ({ logger }: IdentityDeps, error: unknown): null => {
  const { message, code } = error as { message?: string; code?: string };
  logger.warn({ reason: message, code }, 'corporate sign-on failed');
  return null;
};
