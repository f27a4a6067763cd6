import * as contract from '@plenary/contracts/sessions.endpoints';
import type { IdentityDeps } from '../deps.ts';
import type { Implement } from '../implement.ts';
import { endOwnSession } from './end-own-session.ts';
import { listSessions } from './list-sessions.ts';
import { logout } from './logout.ts';
import { resolveSession } from './resolve-session.ts';

const signedOutCookie = 'plenary-signed-out=1; Path=/; Max-Age=60; SameSite=Lax';

export const sessionsRoutes = (implement: Implement, deps: IdentityDeps): void => {
  implement(contract.logout, async ({ header }) => {
    await logout(deps, deps.cookie.read(header('cookie')));
    const headers = { location: '/', 'set-cookie': deps.cookie.clear(), 'clear-site-data': '"storage"' };
    const response = new Response(null, { status: contract.logout.status, headers });
    // Read by the next page, which tells the other tabs: the address may have been typed.
    response.headers.append('set-cookie', signedOutCookie);
    return response;
  });

  implement(contract.ownSessions, async ({ actor, header }) => ({
    sessions: await listSessions(deps, { userId: actor.userId, role: actor.role, token: deps.cookie.read(header('cookie')) }),
  }));

  implement(contract.endOwnSession, ({ actor, params }) => endOwnSession(deps, { userId: actor.userId, sessionId: params.sessionId }));

  implement(contract.resolveSession, ({ body }) => resolveSession(deps, body.sessionToken));
};
