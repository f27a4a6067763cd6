import type * as contract from '@plenary/contracts/second-factor';
import { refer } from '@plenary/http/refer';
import { call } from '../api.ts';

export const askSecondFactor = (signal: AbortSignal) =>
  call(refer<typeof contract.secondFactor>('GET', '/api/second-factor'), {}, { signal });

/** Without a password where the service has not asked for it. */
export const enrolSecondFactor = (body: { password?: string }, signal: AbortSignal) =>
  call(refer<typeof contract.enrolSecondFactor>('POST', '/api/second-factor/enrol'), { body }, { signal });

export const confirmSecondFactor = (code: string, signal: AbortSignal) =>
  call(refer<typeof contract.confirmSecondFactor>('POST', '/api/second-factor/confirm'), { body: { code } }, { signal });

export const verifySecondFactor = (code: string, signal: AbortSignal) =>
  call(refer<typeof contract.verifySecondFactor>('POST', '/api/second-factor/verify'), { body: { code } }, { signal });

export const disableSecondFactor = (body: { password?: string; code?: string }, signal: AbortSignal) =>
  call(refer<typeof contract.disableSecondFactor>('POST', '/api/second-factor/disable'), { body }, { signal });
