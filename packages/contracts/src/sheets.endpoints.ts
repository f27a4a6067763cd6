import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sheets.schemas.ts';

export const getDayBookings = {
  method: 'GET',
  path: '/api/desk/sheets/{venue}/{day}/bookings',
  access: 'staff',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getDayBookings,
} as const satisfies Endpoint;

export const getDaySurveys = {
  method: 'GET',
  path: '/api/desk/sheets/{venue}/{day}/surveys',
  access: 'staff',
  service: 'survey',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getDaySurveys,
} as const satisfies Endpoint;

export const tellDaySurveys = {
  method: 'GET',
  path: '/internal/sheets/{venue}/{day}',
  access: 'service',
  service: 'survey',
  status: 200,
  refusals: [],
  schemas: {} as typeof schemas.tellDaySurveys,
} as const satisfies Endpoint;

export const tellManyDaySurveys = {
  method: 'POST',
  path: '/internal/sheets',
  access: 'service',
  service: 'survey',
  status: 200,
  refusals: [],
  schemas: {} as typeof schemas.tellManyDaySurveys,
} as const satisfies Endpoint;

export const exportDaySheet = {
  method: 'GET',
  path: '/api/desk/sheets/{venue}/{day}/export',
  access: 'staff',
  service: 'booking',
  status: 200,
  hasEffect: true,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.exportDaySheet,
} as const satisfies Endpoint;
