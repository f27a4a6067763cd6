import { eq } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { IdentityDeps } from '../deps.ts';
import { hashToken } from './hash-token.ts';

const maxLength = 300;

/** Stores the user agent with a session, so that its user can tell sessions apart. */
export const noteDevice =
  ({ database, tables: { session }, cookie }: IdentityDeps): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const userAgent = context.req.header('user-agent')?.slice(0, maxLength);
    const token = context.res.headers.getSetCookie().flatMap((line) => cookie.read(line.split(';')[0]) || [])[0];
    if (!token || !userAgent) return;
    await database.transact((tx) =>
      tx
        .update(session)
        .set({ userAgent })
        .where(eq(session.tokenHash, hashToken(token))),
    );
  };
