import type * as sessionsSchemas from '@plenary/contracts/sessions.schemas';
import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { instantOf } from '../answers/instant-of.ts';
import type { Role } from '../db/tables.ts';
import type { IdentityDeps } from '../deps.ts';
import { hashToken } from './hash-token.ts';
import { isLive } from './session-rules.ts';

type OwnSession = z.infer<typeof sessionsSchemas.ownSessions.response>['sessions'][number];

/** Public id of a session: it does not reveal the token. */
export const sessionIdOf = (tokenHash: string): string => hashToken(tokenHash);

/** A user's live sessions, the last used first; `token` is that of the session that asks. */
export const listSessions = async (
  { database, tables: { session }, now }: IdentityDeps,
  { userId, role, token }: { userId: string; role: Role; token: string | undefined },
): Promise<OwnSession[]> => {
  const rows = await database.read
    .select()
    .from(session)
    .where(eq(session.userId, userId))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt), desc(session.tokenHash));
  const current = token && hashToken(token);
  const at = now();
  return rows
    .filter((row) => isLive(row, role, at))
    .map(({ tokenHash, createdAt, lastSeenAt, userAgent }) => ({
      id: sessionIdOf(tokenHash),
      createdAt: instantOf(createdAt),
      lastSeenAt: instantOf(lastSeenAt),
      userAgent,
      isCurrent: tokenHash === current,
    }));
};
