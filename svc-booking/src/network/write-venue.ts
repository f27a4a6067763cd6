import type { AuditEntry } from '@plenary/contracts/audit-trail';
import type { NetworkVenue } from '@plenary/contracts/network.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { type AuditedAction, audit } from '../audit/audit.ts';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingTables } from '../db/tables.ts';
import { readNetworkVenue, type VenueRow } from './read-network-venue.ts';

/** Refuses `stale-version`, with the venue as it is kept, unless the caller has seen its revision. */
export const refuseUnlessSeen = async (tx: Transaction, tables: BookingTables, { id, revision }: VenueRow, seen: number): Promise<void> => {
  if (revision !== seen) refuse('stale-version', { members: { current: await readNetworkVenue(tx, tables, id) } });
};

interface Writing {
  row: VenueRow;
  set: Partial<Pick<VenueRow, 'state' | 'slug' | 'record'>>;
  entry: { id: string; at: number; by: UserActor; action: AuditedAction; changes: AuditEntry['changes'] };
}

/** Writes a part of a venue over the row that was read, tells every replica, and keeps it in the trail; answers the venue as it is then. */
export const writeVenue = async (tx: Transaction, tables: BookingTables, { row, set, entry }: Writing): Promise<NetworkVenue> => {
  const written = await tx
    .update(tables.venue)
    .set({ ...set, revision: row.revision + 1 })
    .where(and(eq(tables.venue.id, row.id), eq(tables.venue.revision, row.revision)))
    .returning({ id: tables.venue.id });
  if (written.length === 0) return refuse('service-unavailable', { retryAfterSeconds: 1 });
  await bumpCatalogue(tx, tables);
  const subject = { type: 'venue', id: row.id, name: (set.record ?? row.record).commercialName };
  await audit(tx, tables, { ...entry, subject });
  return readNetworkVenue(tx, tables, row.id);
};
