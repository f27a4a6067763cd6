import type { getChanges as contract } from '@plenary/contracts/changes.endpoints';
import type { EndpointResponse } from '@plenary/contracts/endpoint';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import { isStaff, quoteOfDeal } from '../cancellation/deal.ts';
import { changesOf } from '../change-offers/open-change.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { settleOverdue } from '../options/settle-venue.ts';
import { deedsOf } from './deeds-of.ts';
import { readChange } from './present-change.ts';

interface Request {
  actor: UserActor;
  dealId: string;
  language: Language;
}

/**
 * Changes of a deal, the newest first, its last cancellation, and to staff who did what with it; refuses `not-found`, also for another customer's. One that has lapsed
 * unnoticed is ended first.
 */
export const getChanges = async (deps: BookingDeps, { actor, dealId, language }: Request): Promise<EndpointResponse<typeof contract>> => {
  const { read } = deps.database;
  const { venueId, revision } = await quoteOfDeal(read, deps.tables, { actor, dealId });
  const venue = (await deps.catalogue.current()).byId.get(venueId) ?? refuse('not-found');
  await settleOverdue(deps, venue);
  const changes = [];
  for (const row of await changesOf(read, deps.tables, dealId)) changes.push(await readChange(read, deps.tables, row, language));
  const cancellation = await cancellationOf(read, deps.tables, dealId);
  const deeds = isStaff(actor) && (await deedsOf(read, deps.tables, dealId));
  return { revision, changes, ...(cancellation && { cancellation }), ...(deeds && { deeds }) };
};

const cancellationOf = async (read: Reader, { cancellation }: BookingTables, dealId: string) => {
  const [row] = await read.select().from(cancellation).where(eq(cancellation.quoteId, dealId));
  if (!row) return undefined;
  const { createdAt, voidedAt } = row;
  return { cancelledAt: new Date(createdAt).toISOString(), reinstatedAt: voidedAt === null ? null : new Date(voidedAt).toISOString() };
};
