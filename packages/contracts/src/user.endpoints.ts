import type { Endpoint } from './endpoint.ts';
import type * as schemas from './user.schemas.ts';

export const me = {
  method: 'GET',
  path: '/api/me',
  access: 'session',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.me,
} as const satisfies Endpoint;

export const setLanguage = {
  method: 'PATCH',
  path: '/api/me',
  access: 'session',
  service: 'identity',
  status: 204,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.setLanguage,
} as const satisfies Endpoint;

export const changeProfile = {
  method: 'PUT',
  path: '/api/me/profile',
  access: 'session',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required'],
  schemas: {} as typeof schemas.changeProfile,
} as const satisfies Endpoint;
