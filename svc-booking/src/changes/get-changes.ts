import type { getChanges as contract } from '@plenary/contracts/changes.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { Language } from '@plenary/contracts/vocabulary';
import type { UserActor } from '@plenary/service-kit/actor';
import { quoteOfDeal } from '../cancellation/deal.ts';
import { changesOf } from '../change-offers/open-change.ts';
import type { BookingDeps } from '../deps.ts';
import { readChange } from './present-change.ts';

interface Request {
  actor: UserActor;
  dealId: string;
  language: Language;
}

/** Changes of a deal, the newest first; refuses `not-found`, also for another customer's. One that has lapsed unnoticed reads so. */
export const getChanges = async (deps: BookingDeps, { actor, dealId, language }: Request): Promise<EndpointResponse<typeof contract>> => {
  const { database, tables } = deps;
  const { revision } = await quoteOfDeal(database.read, tables, { actor, dealId });
  const now = deps.now();
  const changes = [];
  for (const row of await changesOf(database.read, tables, dealId)) {
    const change = await readChange(database.read, tables, row, language);
    const hasLapsed = change.offeredUntil !== null && Date.parse(change.offeredUntil) <= now;
    changes.push(hasLapsed ? { ...change, state: 'expired' as const, endedAt: change.offeredUntil, offeredUntil: null } : change);
  }
  return { revision, changes };
};
