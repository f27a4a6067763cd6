import type * as schemas from './big-event.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const createBigEventDemand = {
  method: 'POST',
  path: '/api/create-big-event-demand',
  access: 'anyone',
  service: 'booking',
  status: 201,
  refusals: ['public-email-forbidden', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.createBigEventDemand,
} as const satisfies Endpoint;
