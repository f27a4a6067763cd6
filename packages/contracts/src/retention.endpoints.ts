import type { Endpoint } from './endpoint.ts';
import type * as schemas from './retention.schemas.ts';

export const getBookingRetention = {
  method: 'GET',
  path: '/api/sales-desk/retention',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getBookingRetention,
} as const satisfies Endpoint;

export const getSurveyRetention = {
  method: 'GET',
  path: '/api/staff/retention',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getSurveyRetention,
} as const satisfies Endpoint;

export const getAccountRetention = {
  method: 'GET',
  path: '/api/accounts/retention',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getAccountRetention,
} as const satisfies Endpoint;
