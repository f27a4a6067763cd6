import type * as schemas from './desk-reports.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const getReport = {
  method: 'GET',
  path: '/api/desk/reports/deals',
  access: 'staff',
  right: 'export',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getReport,
} as const satisfies Endpoint;

export const getOccupancy = {
  method: 'GET',
  path: '/api/desk/reports/occupancy',
  access: 'staff',
  right: 'events',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getOccupancy,
} as const satisfies Endpoint;

export const exportOccupancy = {
  method: 'GET',
  path: '/api/desk/reports/occupancy/export',
  access: 'staff',
  right: 'export',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  hasEffect: true,
  schemas: {} as typeof schemas.exportOccupancy,
} as const satisfies Endpoint;

export const exportReport = {
  method: 'GET',
  path: '/api/desk/reports/deals/export',
  access: 'staff',
  right: 'export',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  hasEffect: true,
  schemas: {} as typeof schemas.exportReport,
} as const satisfies Endpoint;

export const getMoney = {
  method: 'GET',
  path: '/api/desk/reports/money',
  access: 'staff',
  right: 'export',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getMoney,
} as const satisfies Endpoint;

export const listMoney = {
  method: 'GET',
  path: '/api/desk/reports/money/lines',
  access: 'staff',
  right: 'export',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listMoney,
} as const satisfies Endpoint;

export const exportMoney = {
  method: 'GET',
  path: '/api/desk/reports/money/export',
  access: 'staff',
  right: 'export',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  hasEffect: true,
  schemas: {} as typeof schemas.exportMoney,
} as const satisfies Endpoint;

export const getTimes = {
  method: 'GET',
  path: '/api/desk/reports/times',
  access: 'staff',
  right: 'export',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.getTimes,
} as const satisfies Endpoint;

export const exportTimes = {
  method: 'GET',
  path: '/api/desk/reports/times/export',
  access: 'staff',
  right: 'export',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  hasEffect: true,
  schemas: {} as typeof schemas.exportTimes,
} as const satisfies Endpoint;
