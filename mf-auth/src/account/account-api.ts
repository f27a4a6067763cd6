import * as ownData from '@plenary/contracts/own-data.endpoints';
import * as passwords from '@plenary/contracts/passwords.endpoints';
import { getBookingsAhead } from '@plenary/contracts/personal-data.endpoints';
import * as sessions from '@plenary/contracts/sessions.endpoints';
import * as user from '@plenary/contracts/user.endpoints';
import { call } from '../api.ts';

export const askSessions = (signal: AbortSignal) => call(sessions.ownSessions, {}, { signal });

export const endSession = (sessionId: string, signal: AbortSignal) => call(sessions.endOwnSession, { params: { sessionId } }, { signal });

/** Ends every other session. */
export const changePassword = (body: { password: string; newPassword: string }, signal: AbortSignal) =>
  call(passwords.changePassword, { body }, { signal });

/** Changes the user's name and phone. */
export const changeProfile = (body: { firstname: string; lastname: string; phone: string }, signal: AbortSignal) =>
  call(user.changeProfile, { body }, { signal });

export const exportData = (signal: AbortSignal) => call(ownData.exportPersonalData, {}, { signal });

export const eraseAccount = (body: { email: string; password?: string; code?: string }, signal: AbortSignal) =>
  call(ownData.erasePersonalData, { body }, { signal });

export const askBookingsAhead = (signal: AbortSignal) => call(getBookingsAhead, {}, { signal });
