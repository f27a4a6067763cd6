import type { Endpoint } from './endpoint.ts';
import type * as schemas from './releases.schemas.ts';

export const getReleases = {
  method: 'GET',
  path: '/api/releases',
  access: 'admin',
  service: 'gateway',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getReleases,
} as const satisfies Endpoint;

/** `conflict`: it is live, or of a process that no machine runs two replicas of. */
export const startCanary = {
  method: 'POST',
  path: '/api/releases/{remote}/canary',
  access: 'admin',
  service: 'gateway',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.startCanary,
} as const satisfies Endpoint;

/** `conflict`: it is live already, or remotes in use make calls that it does not answer. */
export const promoteRelease = {
  method: 'POST',
  path: '/api/releases/{remote}/promotion',
  access: 'admin',
  service: 'gateway',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.promoteRelease,
} as const satisfies Endpoint;

/** `conflict`: nothing was live before, or remotes in use make calls that it does not answer. */
export const rollBackRelease = {
  method: 'POST',
  path: '/api/releases/{remote}/rollback',
  access: 'admin',
  service: 'gateway',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.rollBackRelease,
} as const satisfies Endpoint;

/** `conflict`: no canary runs. */
export const withdrawCanary = {
  method: 'POST',
  path: '/api/releases/{remote}/withdrawal',
  access: 'admin',
  service: 'gateway',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version'],
  schemas: {} as typeof schemas.withdrawCanary,
} as const satisfies Endpoint;
