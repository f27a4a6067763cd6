import type { Transaction } from '@plenary/service-kit/database/database';
import type { BookingTables } from '../db/tables.ts';

/** Makes a task of each confirmed booking that has to leave its rooms; one that is a task already stays as it is (design: lifecycle L39). */
export const addMoveTasks = async (tx: Transaction, { task }: BookingTables, bookingIds: readonly string[]): Promise<void> => {
  const rows = [...new Set(bookingIds)].map((id) => ({ id, state: 'open', owner: null, note: '', version: 0 }));
  if (rows.length > 0) await tx.insert(task).values(rows).onConflictDoNothing().returning({ id: task.id });
};
