import type * as accounts from '@plenary/contracts/accounts';
import type { TrailPage } from '@plenary/contracts/audit-trail';
import type * as referentials from '@plenary/contracts/referentials';
import type * as surveys from '@plenary/contracts/staff-surveys';
import { refer } from '@plenary/http/refer';
import { call } from '../call.ts';
import { askAll, type Source } from '../desk/ask-all.ts';
import { mergeTrails } from './merge-trails.ts';

const bookings = refer<typeof referentials.getReferentialTrail>('GET', '/api/referentials/audit-trail');
const ofSurveys = refer<typeof surveys.getSurveyTrail>('GET', '/api/staff/audit-trail');
const ofAccounts = refer<typeof accounts.getAccountsTrail>('GET', '/api/accounts/audit-trail');

const ask = { bookings, surveys: ofSurveys, accounts: ofAccounts } as const;

/** A page of what staff did, in whichever service answers; what administrators did to accounts is for administrators. */
export const fetchTrail = async (
  isAdmin: boolean,
  before: string | undefined,
  signal?: AbortSignal,
): Promise<TrailPage & { away: Source[] }> => {
  const { found, away } = await askAll(
    isAdmin ? ['bookings', 'surveys', 'accounts'] : ['bookings', 'surveys'],
    (source): Promise<TrailPage> => call(ask[source], { query: { before } }, { signal }),
    signal,
  );
  return { ...mergeTrails(found.map(({ answer }) => answer)), away };
};
