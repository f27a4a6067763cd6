import { refuse } from '@plenary/http/refuse';
import type { FoundUser } from './find-user.ts';

/**
 * The user, unless an administrator closed the account. One that waits for its mailbox to be proven is not active yet, but not closed: whoever
 * signed up has a session at once too (design: server-rules §4). Refuses `authentication-failed`.
 */
export const requireMaySignIn = (user: FoundUser | undefined): FoundUser =>
  user && user.disabledAt === null && (user.isActive || !user.mailboxProven) ? user : refuse('authentication-failed');
