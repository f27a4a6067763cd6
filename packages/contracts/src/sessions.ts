import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { user } from './user.ts';
import { instant } from './vocabulary.ts';

export const logout = endpoint({
  method: 'GET',
  path: '/api/logout',
  access: 'anyone',
  summary: 'Ends the session and goes home; a browser navigation, not a fetch',
  status: 303,
  refusals: [],
});

export const ownSession = z.object({
  id: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  /** What the browser calls itself. */
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});

export const ownSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'session',
  summary: 'Where the signed-in user is signed in, the last used first',
  response: z.object({ sessions: z.array(ownSession) }),
  status: 200,
  refusals: ['authentication-required'],
});

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/{sessionId}',
  access: 'session',
  summary: 'Signs the user out there',
  params: z.object({ sessionId: z.string().max(60) }),
  status: 204,
  refusals: ['authentication-required', 'not-found'],
});

/** Asked by the gateway, never routed from outside: what a session cookie stands for. */
export const resolveSession = endpoint({
  method: 'POST',
  path: '/internal/sessions/resolve',
  access: 'service',
  summary: 'The user behind a session token, or null',
  body: z.object({ sessionToken: z.string().max(200) }),
  response: z.object({
    user: user.extend({ mailboxProven: z.boolean() }).nullable(),
    /** Where the session was extended: `Set-Cookie` to send along, so that the browser keeps its cookie as long. */
    setCookie: z.string().optional(),
  }),
  status: 200,
  refusals: [],
});
