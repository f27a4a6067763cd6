import type * as schemas from './calendar-feeds.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const listCalendarFeeds = {
  method: 'GET',
  path: '/api/desk/feeds',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listCalendarFeeds,
} as const satisfies Endpoint;

/**
 * Not idempotent: a kept answer would keep the token. After a lost answer the feed is revoked and another one made. conflict: the caller has
 * as many as they may have.
 */
export const addCalendarFeed = {
  method: 'POST',
  path: '/api/desk/feeds',
  access: 'staff',
  right: 'events',
  place: { feed: 'id' },
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'conflict'],
  schemas: {} as typeof schemas.addCalendarFeed,
} as const satisfies Endpoint;

/** A colleague's is not found, except for administrators. */
export const revokeCalendarFeed = {
  method: 'DELETE',
  path: '/api/desk/feeds/{feedId}',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.revokeCalendarFeed,
} as const satisfies Endpoint;

/**
 * For calendar programs, which have no session: the token in the query, which logs cut, is all that lets in. With `If-None-Match` 304 while
 * nothing has changed. Each call is counted and leaves the instant of the last one. not-found: a wrong token, a revoked feed, or who made
 * it has left.
 */
export const readCalendarFeed = {
  method: 'GET',
  path: '/api/feeds/{feedId}/calendar.ics',
  access: 'anyone',
  service: 'booking',
  status: 200,
  refusals: ['not-found'],
  hasEffect: true,
  schemas: {} as typeof schemas.readCalendarFeed,
} as const satisfies Endpoint;
