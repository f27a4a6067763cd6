import type { Transaction } from '@plenary/service-kit/database/database';
import { bumpCatalogue } from '../db/bump-catalogue.ts';
import type { BookingTables } from '../db/tables.ts';
import type { ClosedPeriod } from './closed-periods.ts';

/** Keeps closed periods; those that are there already stay as they are. */
export const addClosedPeriods = async (tx: Transaction, tables: BookingTables, periods: readonly ClosedPeriod[]): Promise<void> => {
  const rows = periods.map(({ country, from, to, reason }) => ({
    id: `${country}:${from}:${to}`,
    country,
    fromDay: from,
    toDay: to,
    reason,
    version: 1,
    isRemoved: false,
  }));
  const added = await tx.insert(tables.closedPeriod).values(rows).onConflictDoNothing().returning({ id: tables.closedPeriod.id });
  if (added.length === 0) return;
  await bumpCatalogue(tx, tables);
};
