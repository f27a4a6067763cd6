import type { Database, Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import * as z from 'zod';
import { activationPage, setPasswordPage } from '../redirects/link-pages.ts';
import type { FoundUser } from '../users/find-user.ts';

export const linkAsked = 'mail-link.asked';

/** Request for a mail with a link. It holds no token: the token is made when the mail is sent. */
export const linkAsk = z.object({
  /** Normalised; may be unknown. */
  email: z.string(),
  purpose: z.enum(['password', 'activation', 'identity']),
  page: z.string(),
  redirectUrl: z.string(),
});
export type LinkAsk = z.infer<typeof linkAsk>;

/** Asks for a mail with a link, in the transaction of what makes it needed. `id` is the mail's own. */
export const askForLink = (
  tx: Transaction,
  database: Database,
  { id, now, ...ask }: LinkAsk & { id: string; now: number },
): Promise<void> =>
  appendEvent(tx, database, { id, type: linkAsked, aggregateId: ask.email, sequence: now, payload: linkAsk.parse(ask) }, now);

/** The link an inactive user needs: to prove the mailbox where a password was chosen at signup, else to choose one. */
export const activatingLink = ({ passwordHash }: Pick<FoundUser, 'passwordHash'>): { purpose: 'password' | 'activation'; page: string } =>
  passwordHash ? { purpose: 'activation', page: activationPage } : { purpose: 'password', page: setPasswordPage };
