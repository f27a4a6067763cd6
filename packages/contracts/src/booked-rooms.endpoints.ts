import type * as schemas from './booked-rooms.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const getBookedRooms = {
  method: 'GET',
  path: '/internal/quotes/{quoteId}/rooms',
  access: 'service',
  service: 'booking',
  status: 200,
  refusals: ['not-found'],
  schemas: {} as typeof schemas.getBookedRooms,
} as const satisfies Endpoint;
