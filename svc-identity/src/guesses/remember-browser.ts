import { eq } from 'drizzle-orm';
import type { MiddlewareHandler } from 'hono';
import type { IdentityDeps } from '../deps.ts';
import { hashToken } from '../sessions/hash-token.ts';

/** Makes a browser known to the account that it is signed in to, however it signed in. Accounts without a password have none to guess. */
export const rememberBrowser =
  ({ database, tables: { session, user }, cookie, knownBrowsers }: IdentityDeps): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const token = context.res.headers.getSetCookie().flatMap((line) => cookie.read(line.split(';')[0]) || [])[0];
    if (!token) return;
    const [account] = await database.read
      .select({ id: user.id, passwordHash: user.passwordHash })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(eq(session.tokenHash, hashToken(token)));
    if (account?.passwordHash) context.header('set-cookie', knownBrowsers.keep(context.req.header('cookie'), account), { append: true });
  };
