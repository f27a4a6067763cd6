import type * as schemas from './credit.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export const ownCredits = {
  method: 'GET',
  path: '/api/me/credits',
  access: 'session',
  service: 'identity',
  status: 200,
  /** `mailbox-unproven`: a team’s balance is shown to those alone who have proven that they belong to it. */
  refusals: ['authentication-required', 'not-found', 'mailbox-unproven'],
  schemas: {} as typeof schemas.ownCredits,
} as const satisfies Endpoint;

export const accountCredits = {
  method: 'GET',
  path: '/api/accounts/credits/{holder}/{holderId}',
  access: 'admin',
  service: 'identity',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.accountCredits,
} as const satisfies Endpoint;

/** `insufficient-credit`: the balance would fall below 0. */
export const changeCredits = {
  method: 'POST',
  path: '/api/accounts/credits/{holder}/{holderId}',
  access: 'admin',
  service: 'identity',
  status: 201,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'insufficient-credit', 'idempotency-key-reused'],
  idempotent: 'required',
  schemas: {} as typeof schemas.changeCredits,
} as const satisfies Endpoint;

/**
 * Asked by svc-booking before it places an option; never routed from outside. Says how many credits a hold has to have as of its
 * `sequence`: asked again it changes nothing, and one that is older than what is known is a `conflict`.
 */
export const holdCredits = {
  method: 'POST',
  path: '/internal/credits/holds',
  access: 'service',
  service: 'identity',
  status: 200,
  refusals: ['not-found', 'conflict', 'insufficient-credit', 'mailbox-unproven'],
  schemas: {} as typeof schemas.holdCredits,
} as const satisfies Endpoint;
