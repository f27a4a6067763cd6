import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { desc, eq, inArray } from 'drizzle-orm';
import { findAnswers, isAnswerOutcome, isOf } from '../deals/find-answers.ts';
import { countFound, type FoundRequests, findRequests, type ReachedRequests } from '../deals/find-requests.ts';
import type { BookingDeps } from '../deps.ts';
import { askedByForm, askedToCallBack, presentTask } from './task-rows.ts';

const mostListed = 200;

/**
 * How many requests customers made in a period and of an outcome, and the last of them: what a report counts (design: desk D20, D21, D23). Refuses
 * `not-found` for an unknown venue.
 */
export const listRequests = async (deps: BookingDeps, asked: ReachedRequests): Promise<{ total: number; tasks: Task[] }> => {
  const { bigEventDemand, callback } = deps.tables;
  const { outcome, ...rest } = asked;
  if (!isAnswerOutcome(outcome))
    return { total: await countFound(deps, asked), tasks: await readTasks(deps, await findRequests(deps, asked)) };
  const now = deps.now();
  const found = (await findAnswers(deps, rest)).filter((answer) => isOf(answer, outcome, now));
  const ids = found.slice(0, mostListed).map(({ id }) => id);
  const tasks = await readTasks(deps, { callbacks: inArray(callback.demandId, ids), forms: inArray(bigEventDemand.id, ids) });
  return { total: found.length, tasks };
};

const readTasks = async ({ database, tables, catalogue }: BookingDeps, found: FoundRequests): Promise<Task[]> => {
  const { callback, demand, bigEventDemand, task } = tables;
  const snapshot = await catalogue.current();
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
  return tasks.sort((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, mostListed);
};
