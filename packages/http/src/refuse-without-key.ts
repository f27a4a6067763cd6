import type { EndpointSpec } from '@plenary/contracts/endpoint';
import { refuse } from './refuse.ts';

/** Refuses a call without an `Idempotency-Key` where its contract requires one (design: lifecycle L3). */
export const refuseWithoutKey = ({ idempotent }: EndpointSpec, key: string | null | undefined): void => {
  if (idempotent === 'required' && !key) refuse('invalid-request', { errors: { 'idempotency-key': 'required' } });
};
