import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { desc, eq } from 'drizzle-orm';
import { countFound, findRequests, type ReachedRequests } from '../deals/find-requests.ts';
import type { BookingDeps } from '../deps.ts';
import { askedByForm, askedToCallBack, presentTask } from './task-rows.ts';

const mostListed = 200;

/** How many requests customers made in a period and of an outcome, and the last of them: what a report counts (design: desk D20, D23). */
export const listRequests = async (deps: BookingDeps, asked: ReachedRequests): Promise<{ total: number; tasks: Task[] }> => {
  const { database, tables } = deps;
  const { callback, demand, bigEventDemand, task } = tables;
  const [found, snapshot, total] = await Promise.all([findRequests(deps, asked), deps.catalogue.current(), countFound(deps, asked)]);
  const [callbacks, forms] = await Promise.all([
    database.read
      .select({ callback, demand, task })
      .from(callback)
      .innerJoin(demand, eq(demand.id, callback.demandId))
      .leftJoin(task, eq(task.id, callback.demandId))
      .where(found.callbacks)
      .orderBy(desc(callback.createdAt), desc(callback.demandId))
      .limit(mostListed),
    database.read
      .select({ form: bigEventDemand, task })
      .from(bigEventDemand)
      .leftJoin(task, eq(task.id, bigEventDemand.id))
      .where(found.forms)
      .orderBy(desc(bigEventDemand.createdAt), desc(bigEventDemand.id))
      .limit(mostListed),
  ]);
  const tasks = [
    ...callbacks.map((row) => presentTask(askedToCallBack(snapshot, row), row.task ?? undefined)),
    ...forms.map((row) => presentTask(askedByForm(snapshot, row.form), row.task ?? undefined)),
  ];
  return { total, tasks: tasks.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, mostListed) };
};
