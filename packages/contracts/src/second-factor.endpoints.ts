import type { Endpoint } from './endpoint.ts';
import type * as schemas from './second-factor.schemas.ts';

export const secondFactor = {
  method: 'GET',
  path: '/api/second-factor',
  access: 'session',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.secondFactor,
} as const satisfies Endpoint;

export const enrolSecondFactor = {
  method: 'POST',
  path: '/api/second-factor/enrol',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'conflict'],
  schemas: {} as typeof schemas.enrolSecondFactor,
} as const satisfies Endpoint;

export const confirmSecondFactor = {
  method: 'POST',
  path: '/api/second-factor/confirm',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'conflict'],
  schemas: {} as typeof schemas.confirmSecondFactor,
} as const satisfies Endpoint;

export const verifySecondFactor = {
  method: 'POST',
  path: '/api/second-factor/verify',
  access: 'anyone',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'authentication-failed'],
  schemas: {} as typeof schemas.verifySecondFactor,
} as const satisfies Endpoint;

export const disableSecondFactor = {
  method: 'POST',
  path: '/api/second-factor/disable',
  access: 'session',
  service: 'identity',
  status: 204,
  refusals: ['authentication-required', 'forbidden', 'conflict'],
  schemas: {} as typeof schemas.disableSecondFactor,
} as const satisfies Endpoint;
