import type { Endpoint } from './endpoint.ts';
import type * as schemas from './saved-views.schemas.ts';

export const listSavedViews = {
  method: 'GET',
  path: '/api/desk/views',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listSavedViews,
} as const satisfies Endpoint;

/** conflict: the caller keeps as many as they may. */
export const addSavedView = {
  method: 'POST',
  path: '/api/desk/views',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'conflict'],
  schemas: {} as typeof schemas.addSavedView,
} as const satisfies Endpoint;

/** For who keeps it alone: a colleague's own view is not found, one that they share is forbidden. */
export const changeSavedView = {
  method: 'PUT',
  path: '/api/desk/views/{viewId}',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.changeSavedView,
} as const satisfies Endpoint;

export const removeSavedView = {
  method: 'DELETE',
  path: '/api/desk/views/{viewId}',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.removeSavedView,
} as const satisfies Endpoint;
