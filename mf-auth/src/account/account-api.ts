import type * as contract from '@plenary/contracts/identity';
import { refer } from '@plenary/http/refer';
import { call } from '../api.ts';

export const askSessions = (signal: AbortSignal) => call(refer<typeof contract.ownSessions>('GET', '/api/sessions'), {}, { signal });

export const endSession = (sessionId: string, signal: AbortSignal) =>
  call(refer<typeof contract.endOwnSession>('DELETE', '/api/sessions/{sessionId}'), { params: { sessionId } }, { signal });

/** Ends every other session. */
export const changePassword = (body: { password: string; newPassword: string }, signal: AbortSignal) =>
  call(refer<typeof contract.changePassword>('POST', '/api/me/password'), { body }, { signal });

/** What the account calls its user. */
export const changeProfile = (body: { firstname: string; lastname: string; phone: string }, signal: AbortSignal) =>
  call(refer<typeof contract.changeProfile>('PUT', '/api/me/profile'), { body }, { signal });

export const exportData = (signal: AbortSignal) => call(refer<typeof contract.exportPersonalData>('GET', '/api/me/export'), {}, { signal });

export const eraseAccount = (body: { email: string; password?: string }, signal: AbortSignal) =>
  call(refer<typeof contract.erasePersonalData>('POST', '/api/me/erase'), { body }, { signal });
