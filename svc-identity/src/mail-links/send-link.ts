import type { Transaction } from '@plenary/service-kit/database/database';
import type { Mailer } from '@plenary/service-kit/mailer';
import type { OutboxEvent } from '@plenary/service-kit/outbox';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { IdentityDeps } from '../deps.ts';
import { linkLifetime, pauseBetweenMails } from '../limits.ts';
import { type LinkMailKind, linkMail } from '../mails/link-mail.ts';
import { hashToken } from '../sessions/hash-token.ts';
import { type FoundUser, findUserByEmail } from '../users/find-user.ts';
import { offeredLanguage } from '../users/offered-language.ts';
import { type LinkAsk, linkAsk } from './ask-for-link.ts';

/**
 * Takes an asked-for link from the outbox: makes its token, keeps the token's hash and sends the mail, to an existing user only and once a
 * page, purpose and address in 5 minutes: the mail of a sign-up does not hold back the link that its user asks for. Sent again after a
 * failure, the mail has another token; both work until one is used. The token stands in the fragment, which no browser sends and no proxy
 * logs.
 */
export const createLinkSender =
  (deps: IdentityDeps, mailer: Mailer) =>
  async (event: OutboxEvent): Promise<void> => {
    const ask = linkAsk.parse(event.payload);
    const token = deps.newToken();
    const user = await deps.database.transact((tx) => keepToken(tx, deps, { ask, askId: event.id, token }));
    if (!user) return;
    const link = new URL(ask.page, deps.publicUrl);
    link.hash = new URLSearchParams({ token }).toString();
    if (ask.purpose === 'password' && ask.redirectUrl !== '/') link.searchParams.set('redirectUrl', ask.redirectUrl);
    const reader = { ...user, lang: offeredLanguage(deps.languages, user.lang) };
    await mailer.send(linkMail({ kind: kindOf(ask, user), user: reader, link: link.href, brandName: deps.brandName }), event.id);
  };

const kindOf = ({ purpose }: LinkAsk, { isActive }: FoundUser): LinkMailKind => {
  if (purpose !== 'password') return purpose;
  return isActive ? 'resetPassword' : 'setPassword';
};

/** The user to write to, or undefined if no mail is due. */
const keepToken = async (
  tx: Transaction,
  { tables, now }: IdentityDeps,
  { ask, askId, token }: { ask: LinkAsk; askId: string; token: string },
) => {
  const { mailToken } = tables;
  const at = now();
  const user = await findUserByEmail(tx, tables, ask.email);
  if (!user || user.disabledAt !== null || (ask.purpose === 'activation' && user.isActive)) return undefined;
  const ofUser = and(eq(mailToken.userId, user.id), eq(mailToken.purpose, ask.purpose));
  const recent = await tx
    .select({ askId: mailToken.askId })
    .from(mailToken)
    .where(and(ofUser, eq(mailToken.page, ask.page), gt(mailToken.createdAt, at - pauseBetweenMails), ne(mailToken.askId, askId)))
    .limit(1);
  if (recent.length > 0) return undefined;
  const { purpose, page, redirectUrl } = ask;
  await tx.insert(mailToken).values({
    tokenHash: hashToken(token),
    askId,
    userId: user.id,
    purpose,
    page,
    redirectUrl,
    createdAt: at,
    expiresAt: at + linkLifetime,
  });
  return user;
};
