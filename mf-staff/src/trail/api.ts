import * as accounts from '@plenary/contracts/accounts.endpoints';
import type { TrailPage } from '@plenary/contracts/audit-trail';
import * as referentials from '@plenary/contracts/referentials.endpoints';
import * as surveys from '@plenary/contracts/staff-surveys.endpoints';
import { call } from '../call.ts';
import { askAll, type Source } from '../desk/ask-all.ts';
import { mergeTrails } from './merge-trails.ts';

const bookings = referentials.getReferentialTrail;
const ofSurveys = surveys.getSurveyTrail;
const ofAccounts = accounts.getAccountsTrail;

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
