import type { Endpoint } from './endpoint.ts';
import type * as schemas from './proposal-approvals.schemas.ts';

/** `conflict`: its author may send it themselves, or what it replaces was declined or withdrawn; the others as for sending it. */
export const submitProposal = {
  method: 'POST',
  path: '/api/desk/customers/{userId}/proposals/to-approve',
  access: 'staff',
  right: 'quote',
  place: { demand: 'demandId' },
  service: 'booking',
  status: 201,
  refusals: [
    'authentication-required',
    'forbidden',
    'not-found',
    'conflict',
    'event-over',
    'no-longer-available',
    'price-changed',
    'superseded',
    'stale-version',
    'already-signed',
    'idempotency-key-reused',
  ],
  idempotent: 'required',
  schemas: {} as typeof schemas.submitProposal,
} as const satisfies Endpoint;

export const listProposals = {
  method: 'GET',
  path: '/api/desk/proposals',
  access: 'staff',
  right: 'prices',
  place: 'none',
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden'],
  schemas: {} as typeof schemas.listProposals,
} as const satisfies Endpoint;

export const getProposal = {
  method: 'GET',
  path: '/api/desk/proposals/{proposalId}',
  access: 'staff',
  right: 'prices',
  place: { proposal: 'proposalId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found'],
  schemas: {} as typeof schemas.getProposal,
} as const satisfies Endpoint;

/**
 * `forbidden` to its author, and to whom may not give so much; `stale-version`: it was decided or taken back since it was read;
 * `price-changed`: it would cost something else than was shown.
 */
export const approveProposal = {
  method: 'POST',
  path: '/api/desk/proposals/{proposalId}/approval',
  access: 'staff',
  right: 'approve',
  place: { proposal: 'proposalId' },
  service: 'booking',
  status: 200,
  refusals: [
    'authentication-required',
    'forbidden',
    'not-found',
    'conflict',
    'stale-version',
    'event-over',
    'no-longer-available',
    'price-changed',
    'superseded',
    'already-signed',
    'too-many-options',
    'insufficient-credit',
    'idempotency-key-reused',
  ],
  idempotent: 'required',
  schemas: {} as typeof schemas.approveProposal,
} as const satisfies Endpoint;

/** As approving it. */
export const refuseProposal = {
  method: 'POST',
  path: '/api/desk/proposals/{proposalId}/refusal',
  access: 'staff',
  right: 'approve',
  place: { proposal: 'proposalId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version', 'idempotency-key-reused'],
  idempotent: 'required',
  schemas: {} as typeof schemas.refuseProposal,
} as const satisfies Endpoint;

/** Its author takes it back; `forbidden` to others. */
export const withdrawProposal = {
  method: 'POST',
  path: '/api/desk/proposals/{proposalId}/withdrawal',
  access: 'staff',
  right: 'quote',
  place: { proposal: 'proposalId' },
  service: 'booking',
  status: 200,
  refusals: ['authentication-required', 'forbidden', 'not-found', 'conflict', 'stale-version', 'idempotency-key-reused'],
  idempotent: 'required',
  schemas: {} as typeof schemas.withdrawProposal,
} as const satisfies Endpoint;
