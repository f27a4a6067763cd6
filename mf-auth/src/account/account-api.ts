import type * as ownData from '@plenary/contracts/own-data';
import type * as passwords from '@plenary/contracts/passwords';
import type { getBookingsAhead } from '@plenary/contracts/personal-data';
import type * as sessions from '@plenary/contracts/sessions';
import type * as user from '@plenary/contracts/user';
import { refer } from '@plenary/http/refer';
import { call } from '../api.ts';

export const askSessions = (signal: AbortSignal) => call(refer<typeof sessions.ownSessions>('GET', '/api/sessions'), {}, { signal });

export const endSession = (sessionId: string, signal: AbortSignal) =>
  call(refer<typeof sessions.endOwnSession>('DELETE', '/api/sessions/{sessionId}'), { params: { sessionId } }, { signal });

/** Ends every other session. */
export const changePassword = (body: { password: string; newPassword: string }, signal: AbortSignal) =>
  call(refer<typeof passwords.changePassword>('POST', '/api/me/password'), { body }, { signal });

/** What the account calls its user. */
export const changeProfile = (body: { firstname: string; lastname: string; phone: string }, signal: AbortSignal) =>
  call(refer<typeof user.changeProfile>('PUT', '/api/me/profile'), { body }, { signal });

export const exportData = (signal: AbortSignal) => call(refer<typeof ownData.exportPersonalData>('GET', '/api/me/export'), {}, { signal });

export const eraseAccount = (body: { email: string; password?: string; code?: string }, signal: AbortSignal) =>
  call(refer<typeof ownData.erasePersonalData>('POST', '/api/me/erase'), { body }, { signal });

export const askBookingsAhead = (signal: AbortSignal) =>
  call(refer<typeof getBookingsAhead>('GET', '/api/personal-data/ahead'), {}, { signal });
