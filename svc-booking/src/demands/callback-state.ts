import type { CallbackState } from '@plenary/contracts/quote';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { eq } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';

interface Options {
  tables: BookingTables;
  actor: UserActor;
  demandId: string;
}

/** A framework contract with a discount has its own contact (spec/booking.md §6). */
export const hasOwnContact = ({ contract }: UserActor): boolean => contract !== null && contract.percent > 0;

/** Whether the caller may ask for a call about a demand, or waits for one. */
export const callbackStateOf = async (read: Reader, { tables, actor, demandId }: Options): Promise<CallbackState> => {
  if (hasOwnContact(actor)) return 'none';
  const { callback, task } = tables;
  const [asked] = await read
    .select({ state: task.state })
    .from(callback)
    .leftJoin(task, eq(task.id, callback.demandId))
    .where(eq(callback.demandId, demandId));
  return asked && asked.state !== 'done' ? 'requested' : 'offered';
};
