import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sales-desk.schemas.ts';

export const listTasks = {
  method: 'GET',
  path: '/api/sales-desk/tasks',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'booking',
  status: 200,
  isTagged: true,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listTasks,
} as const satisfies Endpoint;

/** Where a report says how many there are, these are they (design: desk D20, D23). */
export const listRequests = {
  method: 'GET',
  path: '/api/sales-desk/requests',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'booking',
  status: 200,
  isTagged: true,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listRequests,
} as const satisfies Endpoint;

export const changeTask = {
  method: 'PATCH',
  path: '/api/sales-desk/tasks/{kind}/{id}',
  access: 'staff',
  right: 'change',
  place: { task: 'id' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.changeTask,
} as const satisfies Endpoint;

export const listParkedEvents = {
  method: 'GET',
  path: '/api/sales-desk/parked-events',
  access: 'staff',
  right: 'prices',
  place: 'network',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listParkedEvents,
} as const satisfies Endpoint;

export const resendParkedEvent = {
  method: 'POST',
  path: '/api/sales-desk/parked-events/{eventId}/resend',
  access: 'staff',
  right: 'change',
  place: 'network',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.resendParkedEvent,
} as const satisfies Endpoint;
