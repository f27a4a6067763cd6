import * as contract from '@plenary/contracts/second-factor.endpoints';
import { call } from '../api.ts';

export const askSecondFactor = (signal: AbortSignal) => call(contract.secondFactor, {}, { signal });

/** Without a password unless the service requires it. */
export const enrolSecondFactor = (body: { password?: string }, signal: AbortSignal) =>
  call(contract.enrolSecondFactor, { body }, { signal });

export const confirmSecondFactor = (code: string, signal: AbortSignal) =>
  call(contract.confirmSecondFactor, { body: { code } }, { signal });

export const verifySecondFactor = (code: string, signal: AbortSignal) => call(contract.verifySecondFactor, { body: { code } }, { signal });

export const disableSecondFactor = (body: { password?: string; code?: string }, signal: AbortSignal) =>
  call(contract.disableSecondFactor, { body }, { signal });
