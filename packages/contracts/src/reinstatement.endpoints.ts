import type { Endpoint } from './endpoint.ts';
import type * as schemas from './reinstatement.schemas.ts';

/**
 * `conflict`: it is not cancelled, or has been for more than 30 days; `no-longer-available`: rooms or seats at lunch are taken;
 * `stale-version`: the deal has changed.
 */
export const reinstateDeal = {
  method: 'POST',
  path: '/api/deals/{dealId}/reinstatement',
  access: 'staff',
  right: 'approve',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 201,
  idempotent: 'required',
  refusals: [
    'authentication-required',
    'forbidden',
    'not-found',
    'conflict',
    'event-over',
    'no-longer-available',
    'stale-version',
    'idempotency-key-reused',
  ],
  schemas: {} as typeof schemas.reinstateDeal,
} as const satisfies Endpoint;
