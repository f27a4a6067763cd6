import type * as schemas from './blocks.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const listBlocks = {
  method: 'GET',
  path: '/api/planning/venues/{venue}/blocks',
  access: 'staff',
  right: 'events',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.listBlocks,
} as const satisfies Endpoint;

export const addBlock = {
  method: 'POST',
  path: '/api/planning/venues/{venue}/blocks',
  access: 'staff',
  right: 'move',
  place: { venue: 'venue' },
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'no-longer-available', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.addBlock,
} as const satisfies Endpoint;

export const changeBlock = {
  method: 'PUT',
  path: '/api/planning/venues/{venue}/blocks/{blockId}',
  access: 'staff',
  right: 'move',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'no-longer-available', 'stale-version'],
  schemas: {} as typeof schemas.changeBlock,
} as const satisfies Endpoint;

export const removeBlock = {
  method: 'DELETE',
  path: '/api/planning/venues/{venue}/blocks/{blockId}',
  access: 'staff',
  right: 'move',
  place: { venue: 'venue' },
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'stale-version'],
  schemas: {} as typeof schemas.removeBlock,
} as const satisfies Endpoint;
