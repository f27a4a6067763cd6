import type * as schemas from './crm.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const listCrmRecords = {
  method: 'GET',
  path: '/api/sales-desk/crm-records',
  access: 'staff',
  right: 'prices',
  place: 'network',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listCrmRecords,
} as const satisfies Endpoint;

export const resendCrmRecord = {
  method: 'POST',
  path: '/api/sales-desk/crm-records/{id}/resend',
  access: 'staff',
  right: 'change',
  place: 'network',
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.resendCrmRecord,
} as const satisfies Endpoint;
