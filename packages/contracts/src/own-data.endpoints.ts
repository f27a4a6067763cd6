import type { Endpoint } from './endpoint.ts';
import type * as schemas from './own-data.schemas.ts';

export const exportPersonalData = {
  method: 'GET',
  path: '/api/me/export',
  access: 'session',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required'],
  hasEffect: true,
  schemas: {} as typeof schemas.exportPersonalData,
} as const satisfies Endpoint;

export const erasePersonalData = {
  method: 'POST',
  path: '/api/me/erase',
  access: 'session',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.erasePersonalData,
} as const satisfies Endpoint;
