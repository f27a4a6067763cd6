import type * as schemas from './company-register.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** The number stands in the body: addresses stand in the logs of proxies. */
export const findCompany = {
  method: 'POST',
  path: '/api/company-register/search',
  access: 'session',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'provider-not-configured'],
  schemas: {} as typeof schemas.findCompany,
} as const satisfies Endpoint;
