import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sessions.schemas.ts';

export const logout = {
  method: 'GET',
  path: '/api/logout',
  access: 'anyone',
  service: 'identity',
  status: 303,
  hasEffect: true,
  refusals: [],
  schemas: {} as typeof schemas.logout,
} as const satisfies Endpoint;

export const ownSessions = {
  method: 'GET',
  path: '/api/sessions',
  access: 'session',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.ownSessions,
} as const satisfies Endpoint;

export const endOwnSession = {
  method: 'DELETE',
  path: '/api/sessions/{sessionId}',
  access: 'session',
  service: 'identity',
  status: 204,
  refusals: ['authentication-required', 'not-found'],
  schemas: {} as typeof schemas.endOwnSession,
} as const satisfies Endpoint;

/** Called by the gateway, never routed from outside: resolves a session cookie. */
export const resolveSession = {
  method: 'POST',
  path: '/internal/sessions/resolve',
  access: 'service',
  service: 'identity',
  status: 200,
  refusals: [],
  schemas: {} as typeof schemas.resolveSession,
} as const satisfies Endpoint;
