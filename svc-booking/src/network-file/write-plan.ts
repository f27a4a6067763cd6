import type { NetworkSheet } from '@plenary/contracts/network-file-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, max } from 'drizzle-orm';
import { type AuditedAction, audit } from '../audit/audit.ts';
import type { BookingTables } from '../db/tables.ts';
import type { VenueRow } from '../network/read-network-venue.ts';
import type { NetworkPlan } from './plan-import.ts';
import type { Merged } from './venue-plan-faults.ts';

/** Writes a plan over the rows that it was made of; nothing of it stays where one of them has moved. */
export const writePlan = async (tx: Transaction, tables: BookingTables, { venues, archived }: NetworkPlan): Promise<void> => {
  const [last] = await tx.select({ position: max(tables.venue.position) }).from(tables.venue);
  let position = (last?.position ?? -1) + 1;
  for (const { merged } of venues) {
    if (!merged) continue;
    await (merged.known ? changeKnown(tx, tables, merged, merged.known.row) : addNew(tx, tables, merged, position++));
    await writeRooms(tx, tables, merged);
  }
  for (const { row } of archived) await overwrite(tx, tables, row, { state: 'archived' });
};

const addNew = async (tx: Transaction, { venue }: BookingTables, { id, wanted, record }: Merged, position: number): Promise<void> => {
  const { slug, countryCode, state } = wanted;
  await tx.insert(venue).values({ id, slug, countryCode, position, record, state });
};

const changeKnown = async (tx: Transaction, tables: BookingTables, { wanted, record }: Merged, row: VenueRow): Promise<void> => {
  const { venueSlug } = tables;
  const { slug, state } = wanted;
  if (slug !== row.slug) {
    await tx.delete(venueSlug).where(eq(venueSlug.slug, slug)).returning({ slug: venueSlug.slug });
    if (row.state !== 'draft')
      await tx.insert(venueSlug).values({ slug: row.slug, venueId: row.id }).onConflictDoNothing().returning({ slug: venueSlug.slug });
  }
  await overwrite(tx, tables, row, { slug, state, record });
};

const overwrite = async (
  tx: Transaction,
  { venue }: BookingTables,
  { id, revision }: VenueRow,
  set: Partial<Pick<VenueRow, 'slug' | 'state' | 'record'>>,
): Promise<void> => {
  const written = await tx
    .update(venue)
    .set({ ...set, revision: revision + 1 })
    .where(and(eq(venue.id, id), eq(venue.revision, revision)))
    .returning({ id: venue.id });
  if (written.length === 0) refuse('service-unavailable', { retryAfterSeconds: 1 });
};

const writeRooms = async (tx: Transaction, { room }: BookingTables, { id: venueId, known, rooms }: Merged): Promise<void> => {
  let position = Math.max(-1, ...(known?.roomRows ?? []).map((row) => row.position)) + 1;
  const added = rooms.filter(({ before }) => !before);
  if (added.length > 0) await tx.insert(room).values(added.map(({ record }) => ({ id: record.id, venueId, position: position++, record })));
  for (const { before, record } of rooms) {
    if (!before) continue;
    const written = await tx
      .update(room)
      .set({ record, revision: before.revision + 1 })
      .where(and(eq(room.id, before.id), eq(room.revision, before.revision)))
      .returning({ id: room.id });
    if (written.length === 0) refuse('service-unavailable', { retryAfterSeconds: 1 });
  }
};

const actions: Readonly<Record<NetworkSheet, { created: AuditedAction; changed: AuditedAction }>> = {
  venues: { created: 'venue-added', changed: 'venue-changed' },
  hours: { created: 'venue-changed', changed: 'venue-changed' },
  rooms: { created: 'room-added', changed: 'room-facts-changed' },
  prices: { created: 'venue-prices-changed', changed: 'venue-prices-changed' },
  pictures: { created: 'venue-picture-added', changed: 'venue-pictures-changed' },
};

interface Telling {
  plan: NetworkPlan;
  at: number;
  by: UserActor;
  makeId: () => string;
}

/** Every row that an import creates or changes stands in the trail as if it were written by hand. */
export const auditPlan = async (tx: Transaction, tables: BookingTables, { plan, at, by, makeId }: Telling): Promise<void> => {
  for (const { merged, lines } of plan.venues) {
    if (!merged) continue;
    const roomIds = merged.rooms.map(({ record }) => record.id);
    for (const { sheet, outcome, changes, name } of lines) {
      const roomId = sheet === 'rooms' ? roomIds.shift() : undefined;
      if (outcome !== 'created' && outcome !== 'changed') continue;
      const subject = { type: roomId ? 'room' : 'venue', id: roomId ?? merged.id, name };
      await audit(tx, tables, { id: makeId(), at, by, action: actions[sheet][outcome], subject, changes });
    }
  }
  for (const { row } of plan.archived) {
    const subject = { type: 'venue', id: row.id, name: row.record.commercialName };
    const changes = [{ field: 'state', from: row.state, to: 'archived' }];
    await audit(tx, tables, { id: makeId(), at, by, action: 'venue-archived', subject, changes });
  }
};
