import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sheets.schemas.ts';

export const getDayBookings = {
  method: 'GET',
  path: '/api/desk/sheets/{venue}/{day}/bookings',
  access: 'staff',
  right: 'events',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getDayBookings,
} as const satisfies Endpoint;

export const getNetworkDay = {
  method: 'GET',
  path: '/api/desk/day',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getNetworkDay,
} as const satisfies Endpoint;

export const getDaySurveys = {
  method: 'GET',
  path: '/api/desk/sheets/{venue}/{day}/surveys',
  access: 'staff',
  right: 'events',
  place: 'none',
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
  right: 'diets',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  hasEffect: true,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.exportDaySheet,
} as const satisfies Endpoint;

/** Whoever holds a file holds a sheet: it gets a number as a printed one does. */
export const getDaySheetPdf = {
  method: 'GET',
  path: '/api/desk/sheets/{venue}/{day}/pdf',
  access: 'staff',
  right: 'events',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  hasEffect: true,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.getDaySheetPdf,
} as const satisfies Endpoint;

export const exportFunctionSheet = {
  method: 'GET',
  path: '/api/desk/function-sheets/{reference}/export',
  access: 'staff',
  right: 'diets',
  place: { deal: 'reference' },
  service: 'booking',
  status: 200,
  hasEffect: true,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.exportFunctionSheet,
} as const satisfies Endpoint;

export const getFunctionSheetPdf = {
  method: 'GET',
  path: '/api/desk/function-sheets/{reference}/pdf',
  access: 'staff',
  right: 'events',
  place: { deal: 'reference' },
  service: 'booking',
  status: 200,
  hasEffect: true,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'documents-unavailable'],
  schemas: {} as typeof schemas.getFunctionSheetPdf,
} as const satisfies Endpoint;
