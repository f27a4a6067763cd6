import type { Endpoint } from './endpoint.ts';
import type * as schemas from './payments.schemas.ts';

/** A customer asks about their own deal, staff about any one; the id of a deal is that of its first quote. */
export const getPayments = {
  method: 'GET',
  path: '/api/deals/{dealId}/payments',
  access: 'session',
  right: 'prices',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['forbidden', 'authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getPayments,
} as const satisfies Endpoint;

/** `conflict`: nobody has signed the deal, so that nothing is due; `invalid-request`: more is paid back than was received. */
export const addPayment = {
  method: 'POST',
  path: '/api/deals/{dealId}/payments',
  access: 'staff',
  right: 'export',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 201,
  idempotent: 'required',
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'idempotency-key-reused'],
  schemas: {} as typeof schemas.addPayment,
} as const satisfies Endpoint;

/** `conflict`: it is reversed already, or more would have been paid back than was received. */
export const reversePayment = {
  method: 'POST',
  path: '/api/deals/{dealId}/payments/{paymentId}/reversal',
  access: 'staff',
  right: 'export',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  idempotent: 'required',
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'idempotency-key-reused'],
  schemas: {} as typeof schemas.reversePayment,
} as const satisfies Endpoint;
