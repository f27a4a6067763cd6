import type * as schemas from './changes.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * A customer asks about their own deal, staff about any one; the id of a deal is that of its first quote. `conflict`: it is not confirmed;
 * `event-over`: the event has begun.
 */
export const previewChange = {
  method: 'POST',
  path: '/api/deals/{dealId}/changes/preview',
  access: 'session',
  right: 'change',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['forbidden', 'authentication-required', 'not-found', 'conflict', 'event-over'],
  schemas: {} as typeof schemas.previewChange,
} as const satisfies Endpoint;

/**
 * As the preview; `price-changed` carries the preview as it is now, `no-longer-available` the one that says what is in the way,
 * `invalid-request` the one that says which days, people or choices cannot be had at all, with `max` where people are `too_many`;
 * `change-open`: another change of the deal waits for its customer; `forbidden`: only staff note somebody's consent and write lines, and
 * these give away no more than their author may.
 */
export const changeDeal = {
  method: 'POST',
  path: '/api/deals/{dealId}/changes',
  access: 'session',
  right: 'change',
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
    'change-open',
    'stale-version',
    'price-changed',
    'no-longer-available',
    'idempotency-key-reused',
  ],
  schemas: {} as typeof schemas.changeDeal,
} as const satisfies Endpoint;

export const getChanges = {
  method: 'GET',
  path: '/api/deals/{dealId}/changes',
  access: 'session',
  right: 'prices',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['forbidden', 'authentication-required', 'not-found'],
  schemas: {} as typeof schemas.getChanges,
} as const satisfies Endpoint;

/** What became of a deal: the answer of `getChanges`, under the address that the design names (lifecycle L43). */
export const getDealHistory = {
  ...getChanges,
  path: '/api/deals/{dealId}/history',
  schemas: {} as typeof schemas.getDealHistory,
} as const satisfies Endpoint;

/**
 * The owner agrees to an offered change that needs no signature; `forbidden` to staff; `conflict`: it does not wait any more;
 * `stale-version`: its deal was changed since it was read, and `current` says how it stands.
 */
export const agreeToChange = {
  method: 'POST',
  path: '/api/deals/{dealId}/changes/{changeId}/agree',
  access: 'session',
  right: 'change',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: [
    'authentication-required',
    'forbidden',
    'not-found',
    'conflict',
    'stale-version',
    'no-longer-available',
    'idempotency-key-reused',
  ],
  idempotent: true,
  schemas: {} as typeof schemas.agreeToChange,
} as const satisfies Endpoint;

/** The owner declines an offered change; `conflict` and `stale-version` as for agreeing. */
export const declineChange = {
  method: 'POST',
  path: '/api/deals/{dealId}/changes/{changeId}/decline',
  access: 'session',
  right: 'change',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.declineChange,
} as const satisfies Endpoint;

/** Staff withdraw an offered change; `conflict` and `stale-version` as for agreeing. */
export const withdrawChange = {
  method: 'POST',
  path: '/api/deals/{dealId}/changes/{changeId}/withdraw',
  access: 'staff',
  right: 'change',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version', 'idempotency-key-reused'],
  idempotent: true,
  schemas: {} as typeof schemas.withdrawChange,
} as const satisfies Endpoint;
