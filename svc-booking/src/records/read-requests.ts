import { mostRequestsOnRecord } from '@plenary/contracts/desk-records-terms';
import type { Reach } from '@plenary/contracts/desk-rights';
import type { Task } from '@plenary/contracts/sales-desk.schemas';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { BookingDeps } from '../deps.ts';
import { inReach } from '../rights/reached-venues.ts';
import { askedByForm, askedToCallBack, presentTask } from '../sales-desk/task-rows.ts';
import type { CatalogueSnapshot } from '../venues/catalogue.ts';

/** What customers asked of sales with their accounts, the newest first. */
export const readRequests = async (
  { database, tables: { bigEventDemand, callback, demand, task } }: BookingDeps,
  { userIds, snapshot, reach }: { userIds: readonly string[]; snapshot: CatalogueSnapshot; reach: Reach },
): Promise<Task[]> => {
  const [callbacks, forms] = await Promise.all([
    database.read
      .select({ callback, demand, task })
      .from(callback)
      .innerJoin(demand, eq(demand.id, callback.demandId))
      .leftJoin(task, eq(task.id, callback.demandId))
      .where(and(inReach(reach, snapshot, demand.venueId), inArray(callback.userId, [...userIds])))
      .orderBy(desc(callback.createdAt))
      .limit(mostRequestsOnRecord),
    database.read
      .select({ form: bigEventDemand, task })
      .from(bigEventDemand)
      .leftJoin(task, eq(task.id, bigEventDemand.id))
      .where(and(inReach(reach, snapshot, bigEventDemand.venueId), inArray(bigEventDemand.userId, [...userIds])))
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
