import type { ExistingChoice } from '@plenary/contracts/block-terms';
import type { Block } from '@plenary/contracts/blocks.schemas';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { changesBetween } from '@plenary/service-kit/audit-trail';
import type { Transaction } from '@plenary/service-kit/database/database';
import { once } from '@plenary/service-kit/idempotency';
import { and, eq } from 'drizzle-orm';
import { type AuditedAction, audit } from '../audit/audit.ts';
import { addMoveTasks } from '../bookings/add-move-tasks.ts';
import type { BookingDeps } from '../deps.ts';
import { writeOptions } from '../options/write-options.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';
import { venueNamed } from '../venues/venue-named.ts';
import { type BlockForm, blockFaults } from './block-rules.ts';
import { freeBlock, holdBlock, lockBlock, promoteBehind, rewriteBlocked } from './hold-block.ts';
import { type BlockRow, presentBlock } from './read-blocks.ts';

interface Wanted extends BlockForm {
  existing: ExistingChoice;
}

interface Adding {
  actor: UserActor;
  /** Id or slug of the venue. */
  name: string;
  wanted: Wanted;
  idempotencyKey: string | undefined;
}

/** Blocks rooms of a venue. Refuses `not-found`, wrong fields, and `no-longer-available` with what is held there. */
export const addBlock = async (deps: BookingDeps, { actor, name, wanted, idempotencyKey }: Adding): Promise<Block> => {
  const { database, tables } = deps;
  const venue = venueNamed(await deps.catalogue.current(), name);
  const [id, entryId] = [deps.newId(), deps.newId()];
  const { existing, ...form } = wanted;
  return writeOptions(deps, (tx, now) => {
    const request = { scope: `${actor.userId}:block:${venue.record.id}`, key: idempotencyKey, body: wanted, now };
    return once(tx, database, request, async () => {
      refuseFaults(form, { venue, now });
      await lockBlock(tx, deps, { venue, spans: [form], now });
      const row: BlockRow = { id, venueId: venue.record.id, ...columnsOf(form), revision: 1, isRemoved: false };
      await tx.insert(tables.block).values(row);
      await holdBlock(tx, deps, { venue, id, form, existing, now });
      await rewriteBlocked(tx, deps, { venue, spans: [form], now });
      await tell(tx, deps, { id: entryId, actor, action: 'block-added', venue, before: null, after: row, now });
      return withTasks(tx, deps, await presentBlock(tx, tables, { row, venue, now }));
    });
  });
};

interface Changing {
  actor: UserActor;
  name: string;
  blockId: string;
  wanted: Wanted;
  /** The one that the caller has seen. */
  revision: number;
}

/** Changes a block; what it holds is chosen again. Refuses as `addBlock`, and `stale-version`. */
export const changeBlock = async (deps: BookingDeps, { actor, name, blockId, wanted, revision }: Changing): Promise<Block> => {
  const { tables } = deps;
  const venue = venueNamed(await deps.catalogue.current(), name);
  const entryId = deps.newId();
  const { existing, ...form } = wanted;
  return writeOptions(deps, async (tx, now) => {
    const before = await standing(tx, deps, { venue, blockId, revision, now });
    const span = { from: before.fromTime, to: before.toTime };
    refuseFaults(form, { venue, now, before: span });
    await lockBlock(tx, deps, { venue, spans: [span, form], now });
    const after = await replace(tx, deps, { ...before, ...columnsOf(form), revision: revision + 1 }, revision);
    const freed = await freeBlock(tx, deps, before);
    await holdBlock(tx, deps, { venue, id: blockId, form, existing, now });
    await rewriteBlocked(tx, deps, { venue, spans: [span, form], now });
    await promoteBehind(tx, deps, { venue, freed, spans: [span], now });
    await tell(tx, deps, { id: entryId, actor, action: 'block-changed', venue, before, after, now });
    return withTasks(tx, deps, await presentBlock(tx, tables, { row: after, venue, now }));
  });
};

/** Frees what a block holds. Refuses `not-found` and `stale-version`. */
export const removeBlock = async (deps: BookingDeps, { actor, name, blockId, revision }: Omit<Changing, 'wanted'>): Promise<void> => {
  const venue = venueNamed(await deps.catalogue.current(), name);
  const entryId = deps.newId();
  await writeOptions(deps, async (tx, now) => {
    const before = await standing(tx, deps, { venue, blockId, revision, now });
    const span = { from: before.fromTime, to: before.toTime };
    await lockBlock(tx, deps, { venue, spans: [span], now });
    await replace(tx, deps, { ...before, revision: revision + 1, isRemoved: true }, revision);
    const freed = await freeBlock(tx, deps, before);
    await rewriteBlocked(tx, deps, { venue, spans: [span], now });
    await promoteBehind(tx, deps, { venue, freed, spans: [span], now });
    await tell(tx, deps, { id: entryId, actor, action: 'block-removed', venue, before, after: null, now });
  });
};

/** Each booking that stands in the way is a task (design: lifecycle L39), which stays among those that are done once it is not. */
const withTasks = async (tx: Transaction, { tables }: BookingDeps, block: Block): Promise<Block> => {
  await addMoveTasks(
    tx,
    tables,
    block.toMove.map(({ by }) => by.id),
  );
  return block;
};

const columnsOf = ({ rooms, from, to, kind, reason }: BlockForm) => ({ rooms, fromTime: from, toTime: to, kind, reason });

const refuseFaults = (
  form: BlockForm,
  { venue, now, before }: { venue: CatalogueVenue; now: number; before?: Pick<BlockForm, 'from'> & { to: string } },
): void => {
  const roomIds = new Set(venue.rooms.map(({ id }) => id));
  const errors = blockFaults(form, { roomIds, timeZone: venue.record.timeZone, now, ...(before && { before }) });
  if (Object.keys(errors).length > 0) refuse('invalid-request', { errors });
};

const standing = async (
  tx: Transaction,
  { tables }: BookingDeps,
  { venue, blockId, revision, now }: { venue: CatalogueVenue; blockId: string; revision: number; now: number },
): Promise<BlockRow> => {
  const { block } = tables;
  const ofVenue = and(eq(block.id, blockId), eq(block.venueId, venue.record.id), eq(block.isRemoved, false));
  const [row] = await tx.select().from(block).where(ofVenue);
  if (!row) return refuse('not-found');
  if (row.revision !== revision)
    return refuse('stale-version', { members: { current: await presentBlock(tx, tables, { row, venue, now }) } });
  return row;
};

const replace = async (tx: Transaction, { tables: { block } }: BookingDeps, row: BlockRow, revision: number): Promise<BlockRow> => {
  const [after] = await tx
    .update(block)
    .set(row)
    .where(and(eq(block.id, row.id), eq(block.revision, revision)))
    .returning();
  return after ?? refuse('service-unavailable', { retryAfterSeconds: 1 });
};

interface Told {
  id: string;
  actor: UserActor;
  action: AuditedAction;
  venue: CatalogueVenue;
  before: BlockRow | null;
  after: BlockRow | null;
  now: number;
}

const tell = async (tx: Transaction, { tables }: BookingDeps, { id, actor, action, venue, before, after, now }: Told): Promise<void> => {
  const row = after ?? before;
  const { commercialName } = venue.record;
  const names = new Map(venue.rooms.map((room) => [room.id, room.name]));
  const wordsOf = (one: BlockRow | null) => ({
    days: one && `${one.fromTime.slice(0, 10)} – ${one.toTime.slice(0, 10)}`,
    hours: one && `${one.fromTime.slice(11)} – ${one.toTime.slice(11)}`,
    rooms: one && (one.rooms === 'all' ? 'all' : one.rooms.map((room) => names.get(room) ?? room).join(', ')),
    kind: one?.kind ?? null,
    reason: one?.reason ?? null,
  });
  const subject = { type: 'block', id: row?.id ?? '', name: `${commercialName}, ${row?.fromTime.slice(0, 10)}` };
  const changes = changesBetween(wordsOf(before), wordsOf(after));
  await audit(tx, tables, { id, at: now, by: actor, action, subject, changes });
};
