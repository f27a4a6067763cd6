import type { Endpoint } from './endpoint.ts';
import type * as schemas from './planning.schemas.ts';

export const getPlanning = {
  method: 'GET',
  path: '/api/planning/venues/{venue}',
  access: 'staff',
  right: 'events',
  place: { venue: 'venue' },
  service: 'booking',
  status: 200,
  isTagged: true,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getPlanning,
} as const satisfies Endpoint;

export const getNetworkWeek = {
  method: 'GET',
  path: '/api/planning/week',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getNetworkWeek,
} as const satisfies Endpoint;

export const listBookingsWithoutQuote = {
  method: 'GET',
  path: '/api/planning/without-quote',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listBookingsWithoutQuote,
} as const satisfies Endpoint;

export const getBookedQuote = {
  method: 'GET',
  path: '/api/planning/quotes/{quoteId}',
  access: 'staff',
  right: 'prices',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getBookedQuote,
} as const satisfies Endpoint;

export const changeParticulars = {
  method: 'PUT',
  path: '/api/planning/quotes/{quoteId}/particulars',
  access: 'staff',
  right: 'change',
  place: { deal: 'quoteId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'already-signed', 'quote-expired', 'stale-version'],
  schemas: {} as typeof schemas.changeParticulars,
} as const satisfies Endpoint;

export const extendOption = {
  method: 'POST',
  path: '/api/planning/options/{optionId}/extension',
  access: 'staff',
  right: 'quote',
  place: { deal: 'optionId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version', 'second-waiting'],
  schemas: {} as typeof schemas.extendOption,
} as const satisfies Endpoint;

export const withdrawOption = {
  method: 'POST',
  path: '/api/planning/options/{optionId}/withdrawal',
  access: 'staff',
  right: 'quote',
  place: { deal: 'optionId' },
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.withdrawOption,
} as const satisfies Endpoint;

export const listClosedPeriods = {
  method: 'GET',
  path: '/api/planning/countries/{countryCode}/closed-periods',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.listClosedPeriods,
} as const satisfies Endpoint;

export const addClosedPeriod = {
  method: 'POST',
  path: '/api/planning/countries/{countryCode}/closed-periods',
  access: 'staff',
  right: 'move',
  place: { country: 'countryCode' },
  service: 'booking',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.addClosedPeriod,
} as const satisfies Endpoint;

export const changeClosedPeriod = {
  method: 'PUT',
  path: '/api/planning/closed-periods/{periodId}',
  access: 'staff',
  right: 'move',
  place: { 'closed-period': 'periodId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict'],
  schemas: {} as typeof schemas.changeClosedPeriod,
} as const satisfies Endpoint;

export const removeClosedPeriod = {
  method: 'DELETE',
  path: '/api/planning/closed-periods/{periodId}',
  access: 'staff',
  right: 'move',
  place: { 'closed-period': 'periodId' },
  service: 'booking',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.removeClosedPeriod,
} as const satisfies Endpoint;

export const listHolidays = {
  method: 'GET',
  path: '/api/planning/countries/{countryCode}/holidays',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.listHolidays,
} as const satisfies Endpoint;

export const setHoliday = {
  method: 'PUT',
  path: '/api/planning/countries/{countryCode}/holidays/{date}',
  access: 'staff',
  right: 'move',
  place: { country: 'countryCode' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.setHoliday,
} as const satisfies Endpoint;
