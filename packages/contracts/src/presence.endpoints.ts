import type { Endpoint } from './endpoint.ts';
import type * as schemas from './presence.schemas.ts';

export const tellPresence = {
  method: 'PUT',
  path: '/api/desk/presence/{subject}',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.tellPresence,
} as const satisfies Endpoint;
