import type { IdentityDeps } from '../deps.ts';
import { parseEmail } from '../emails/parse-email.ts';
import { limits } from '../limits.ts';
import { askForLink } from '../mail-links/ask-for-link.ts';
import { passwordPage, resetPasswordPage } from '../redirects/link-pages.ts';
import { safeRedirect } from '../redirects/safe-redirect.ts';

interface ResetAsk {
  email: string;
  address: string;
  redirectUrl: string | undefined;
  resetPasswordUrl: string | undefined;
}

/**
 * Requests a mail with a link to choose a new password. The address is only looked up when the mail is sent:
 * neither the answer nor its time reveals whether it is known (design: server-rules §4).
 */
export const sendResetEmail = async (
  { database, throttle, now, newId }: IdentityDeps,
  { email, address, redirectUrl, resetPasswordUrl }: ResetAsk,
): Promise<void> => {
  const parsed = parseEmail(email);
  if ('fault' in parsed) return;
  if ((await throttle.count(limits.resetMailsOfAddress, address)) > limits.resetMailsOfAddress.limit) return;
  const ask = {
    id: newId(),
    now: now(),
    email: parsed.address,
    purpose: 'password' as const,
    page: passwordPage(resetPasswordUrl) ?? resetPasswordPage,
    redirectUrl: safeRedirect(redirectUrl),
  };
  await database.transact((tx) => askForLink(tx, database, ask));
};
