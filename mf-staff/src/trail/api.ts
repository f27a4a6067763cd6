import type * as accounts from '@plenary/contracts/accounts';
import type { TrailPage } from '@plenary/contracts/audit-trail';
import type * as referentials from '@plenary/contracts/referentials';
import type * as surveys from '@plenary/contracts/staff-surveys';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';
import { mergeTrails } from './merge-trails.ts';

const bookings = refer<typeof referentials.getReferentialTrail>('GET', '/api/referentials/audit-trail');
const ofSurveys = refer<typeof surveys.getSurveyTrail>('GET', '/api/staff/audit-trail');
const ofAccounts = refer<typeof accounts.getAccountsTrail>('GET', '/api/accounts/audit-trail');

/** A page of what staff did, in whichever service; what administrators did to accounts is for administrators. */
export const fetchTrail = async (isAdmin: boolean, before: string | undefined, signal?: AbortSignal): Promise<TrailPage> => {
  const asked = { query: { before } };
  const found = [call(bookings, asked, { signal }), call(ofSurveys, asked, { signal })];
  return mergeTrails(await Promise.all(isAdmin ? [...found, call(ofAccounts, asked, { signal })] : found));
};
