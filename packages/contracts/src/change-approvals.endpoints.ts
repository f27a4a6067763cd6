import type * as schemas from './change-approvals.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** `conflict`: its author may make it themselves, or the booking is not confirmed; the others as for making it. */
export const submitChange = {
  method: 'POST',
  path: '/api/deals/{dealId}/change-approvals',
  access: 'staff',
  right: 'change',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 201,
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
  idempotent: 'required',
  schemas: {} as typeof schemas.submitChange,
} as const satisfies Endpoint;

export const listChangeApprovals = {
  method: 'GET',
  path: '/api/desk/change-approvals',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listChangeApprovals,
} as const satisfies Endpoint;

export const getChangeApproval = {
  method: 'GET',
  path: '/api/deals/{dealId}/change-approvals/{approvalId}',
  access: 'staff',
  right: 'prices',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getChangeApproval,
} as const satisfies Endpoint;

/**
 * `forbidden` to its author, and to whom may not give so much; `stale-version`: it was decided or taken back since it was read; `conflict`: it
 * waits no more, or the booking is another one than its author changed; the others as for making the change.
 */
export const approveChange = {
  method: 'POST',
  path: '/api/deals/{dealId}/change-approvals/{approvalId}/approval',
  access: 'staff',
  right: 'approve',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
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
  idempotent: 'required',
  schemas: {} as typeof schemas.approveChange,
} as const satisfies Endpoint;

/** As approving it. */
export const refuseChange = {
  method: 'POST',
  path: '/api/deals/{dealId}/change-approvals/{approvalId}/refusal',
  access: 'staff',
  right: 'approve',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version', 'idempotency-key-reused'],
  idempotent: 'required',
  schemas: {} as typeof schemas.refuseChange,
} as const satisfies Endpoint;

/** Its author takes it back; `forbidden` to others. */
export const takeBackChange = {
  method: 'POST',
  path: '/api/deals/{dealId}/change-approvals/{approvalId}/withdrawal',
  access: 'staff',
  right: 'change',
  place: { deal: 'dealId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version', 'idempotency-key-reused'],
  idempotent: 'required',
  schemas: {} as typeof schemas.takeBackChange,
} as const satisfies Endpoint;
