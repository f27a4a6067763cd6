import type { Task } from '@plenary/contracts/sales-desk.schemas';
import type { TaskKind, TaskState } from '@plenary/contracts/sales-desk-terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import { staffMemberOf } from '@plenary/service-kit/audit-trail';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit/audit.ts';
import type { BookingDeps } from '../deps.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { movesMade, movesToMake } from './move-tasks.ts';
import { type Asked, askedByForm, askedToCallBack, presentTask, type TaskRow } from './task-rows.ts';

interface Change {
  actor: UserActor;
  kind: TaskKind;
  id: string;
  state?: TaskState;
  owner?: 'me' | 'nobody';
  note?: string;
  /** The version that the caller has seen. */
  version: number;
}

/** Takes a task, gives it back, or notes how far it is; what changes nothing leaves no trail. Refuses `not-found`, and `conflict` where it has changed since that version. */
export const changeTask = async (deps: BookingDeps, { actor, kind, id, version, ...wanted }: Change): Promise<Task> => {
  const { tables } = deps;
  const { task } = tables;
  const entryId = deps.newId();
  const now = deps.now();
  const snapshot = await deps.catalogue.current();
  return deps.database.transact(async (tx) => {
    const asked = await askedTask(tx, deps, { snapshot, kind, id, now });
    refuseOtherState(asked, wanted.state);
    const [row] = await tx.select().from(task).where(eq(task.id, id));
    const before = row ?? { id, state: 'open', owner: null, note: '', version: 0 };
    if (before.version !== version) return refuse('conflict');
    const after: TaskRow = {
      id,
      state: wanted.state ?? before.state,
      owner: wanted.owner === undefined ? before.owner : wanted.owner === 'me' ? staffMemberOf(actor) : null,
      note: wanted.note ?? before.note,
      version: version + 1,
    };
    const changes = changesOf(before, after);
    if (changes.length === 0) return present(asked, before);
    const kept = row
      ? await tx
          .update(task)
          .set(after)
          .where(and(eq(task.id, id), eq(task.version, version)))
          .returning({ id: task.id })
      : await tx.insert(task).values(after).onConflictDoNothing().returning({ id: task.id });
    if (kept.length === 0) return refuse('conflict');
    const subject = { type: kind, id, name: `${asked.customer.name}, ${asked.venue?.name ?? ''}` };
    await audit(tx, tables, { id: entryId, at: now, by: actor, action: 'task-changed', subject, changes });
    return present(asked, after);
  });
};

/** What a booking to be moved holds says that it is done, and nobody else does (design: lifecycle L39). */
const refuseOtherState = ({ kind, move }: Asked, state: TaskState | undefined): void => {
  if (kind !== 'move' || state === undefined) return;
  if ((state === 'done') !== (move?.slots.length === 0)) refuse('invalid-request', { errors: { state: 'invalid_value' } });
};

const present = (asked: Asked, row: TaskRow): Task =>
  asked.kind === 'move' && asked.move?.slots.length === 0 ? { ...presentTask(asked, row), state: 'done' } : presentTask(asked, row);

const askedTask = async (
  tx: Reader,
  deps: BookingDeps,
  { snapshot, kind, id, now }: { snapshot: CatalogueSnapshot; kind: TaskKind; id: string; now: number },
): Promise<Asked> => {
  const { callback, demand, bigEventDemand } = deps.tables;
  if (kind === 'move') {
    const [toMake] = await movesToMake(tx, deps, { catalogue: snapshot, now, bookingId: id });
    const [made] = toMake ? [] : await movesMade(tx, deps, { catalogue: snapshot, now, bookingId: id, most: 1 });
    return toMake ?? made ?? refuse('not-found');
  }
  if (kind === 'callback') {
    const [row] = await tx
      .select({ callback, demand })
      .from(callback)
      .innerJoin(demand, eq(demand.id, callback.demandId))
      .where(eq(callback.demandId, id));
    return row ? askedToCallBack(snapshot, row) : refuse('not-found');
  }
  const [row] = await tx.select().from(bigEventDemand).where(eq(bigEventDemand.id, id));
  const asked = row && askedByForm(snapshot, row);
  return asked?.kind === kind ? asked : refuse('not-found');
};

const changesOf = (before: TaskRow, after: TaskRow) =>
  [
    { field: 'state', from: before.state, to: after.state },
    { field: 'owner', from: before.owner?.email ?? null, to: after.owner?.email ?? null },
    { field: 'note', from: before.note, to: after.note },
  ].filter(({ from, to }) => from !== to);
