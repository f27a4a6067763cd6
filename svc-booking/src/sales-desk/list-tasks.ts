import type { Reach } from '@plenary/contracts/desk-rights';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import type { TaskState } from '@plenary/contracts/sales-desk-terms';
import { and, asc, desc, eq, isNull, ne, or } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { inReach, isReached } from '../rights/reached-venues.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';
import { movesMade, movesToMake } from './move-tasks.ts';
import { askedByForm, askedToCallBack, presentTask } from './task-rows.ts';

const mostListed = 200;

/**
 * Tasks of a state, those due first in front, of those that are done the last ones; without a state, all that are not done. A task
 * without a row is open; bookings that have to be moved are found by what they hold (move-tasks.ts).
 */
export const listTasks = async (
  deps: BookingDeps,
  { state: wanted, reach }: { state: TaskState | undefined; reach: Reach },
): Promise<{ tasks: Task[] }> => {
  const { database, tables, catalogue } = deps;
  const { callback, demand, bigEventDemand, task } = tables;
  const state = wanted === undefined ? ne(task.state, 'done') : eq(task.state, wanted);
  const inOrder = wanted === 'done' ? desc : asc;
  const isWanted = wanted === undefined || wanted === 'open' ? or(isNull(task.state), state) : state;
  const snapshot = await catalogue.current();
  const [callbacks, forms, moves] = await Promise.all([
    database.read
      .select({ callback, demand, task })
      .from(callback)
      .innerJoin(demand, eq(demand.id, callback.demandId))
      .leftJoin(task, eq(task.id, callback.demandId))
      .where(and(inReach(reach, snapshot, demand.venueId), isWanted))
      .orderBy(inOrder(callback.dueAt), inOrder(callback.demandId))
      .limit(mostListed),
    database.read
      .select({ form: bigEventDemand, task })
      .from(bigEventDemand)
      .leftJoin(task, eq(task.id, bigEventDemand.id))
      .where(and(inReach(reach, snapshot, bigEventDemand.venueId), isWanted))
      .orderBy(inOrder(bigEventDemand.dueAt), inOrder(bigEventDemand.id))
      .limit(mostListed),
    wanted === 'done'
      ? movesMade(database.read, deps, { catalogue: snapshot, now: deps.now(), most: mostListed })
      : movesOf(deps, snapshot, wanted),
  ]);
  const tasks = [
    ...callbacks.map((row) => presentTask(askedToCallBack(snapshot, row), row.task ?? undefined)),
    ...forms.map((row) => presentTask(askedByForm(snapshot, row.form), row.task ?? undefined)),
    ...moves.filter(({ venue }) => reach === 'all' || isAt(snapshot, venue?.slug, reach)),
  ];
  const sorted = tasks.sort((a, b) => (a.dueAt === b.dueAt ? 0 : a.dueAt < b.dueAt ? -1 : 1));
  return { tasks: (wanted === 'done' ? sorted.reverse() : sorted).slice(0, mostListed) };
};

const isAt = ({ keptBySlug }: CatalogueSnapshot, slug: string | undefined, reach: Reach): boolean => {
  const venue = keptBySlug.get(slug ?? '');
  return venue !== undefined && isReached(reach, venue);
};

const movesOf = async (deps: BookingDeps, catalogue: CatalogueSnapshot, wanted: TaskState | undefined): Promise<Task[]> => {
  const moves = await movesToMake(deps.database.read, deps, { catalogue, now: deps.now() });
  return moves.filter(({ state }) => wanted === undefined || state === wanted);
};
