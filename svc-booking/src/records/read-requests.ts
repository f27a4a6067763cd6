import { mostRequestsOnRecord } from '@plenary/contracts/desk-records-terms';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { desc, eq, inArray } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { askedByForm, askedToCallBack, presentTask } from '../sales-desk/task-rows.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

/** What customers asked of sales with their accounts, the newest first. */
export const readRequests = async (
  { database, tables: { bigEventDemand, callback, demand, task } }: BookingDeps,
  { userIds, snapshot }: { userIds: readonly string[]; snapshot: CatalogueSnapshot },
): Promise<Task[]> => {
  const [callbacks, forms] = await Promise.all([
    database.read
      .select({ callback, demand, task })
      .from(callback)
      .innerJoin(demand, eq(demand.id, callback.demandId))
      .leftJoin(task, eq(task.id, callback.demandId))
      .where(inArray(callback.userId, [...userIds]))
      .orderBy(desc(callback.createdAt))
      .limit(mostRequestsOnRecord),
    database.read
      .select({ form: bigEventDemand, task })
      .from(bigEventDemand)
      .leftJoin(task, eq(task.id, bigEventDemand.id))
      .where(inArray(bigEventDemand.userId, [...userIds]))
      .orderBy(desc(bigEventDemand.createdAt))
      .limit(mostRequestsOnRecord),
  ]);
  return [
    ...callbacks.map((row) => presentTask(askedToCallBack(snapshot, row), row.task ?? undefined)),
    ...forms.map((row) => presentTask(askedByForm(snapshot, row.form), row.task ?? undefined)),
  ]
    .sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, mostRequestsOnRecord);
};
