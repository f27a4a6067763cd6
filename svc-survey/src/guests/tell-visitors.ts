import { Later } from '@plenary/service-kit/relay';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { SurveyTables } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import type { VisitorSystem } from './channels/visitor-system.ts';
import type { Delivery } from './delivery.ts';

interface Telling {
  delivery: Delivery;
  idempotencyKey: string;
}

/** Longer than all calls of one telling take. */
const longestTelling = 60_000;

/**
 * Delivers one guest's day to the visitor system, one call at a time across replicas: a call in flight may be the one that makes
 * the visit. The attempt is recorded before the call, the answer afterwards; a fault is stored for staff. Throws as VisitorSystem
 * and, while another copy is at it, Later.
 */
export const tellVisitors = async (deps: SurveyDeps, visitors: VisitorSystem, { delivery, idempotencyKey }: Telling): Promise<void> => {
  const { key, kind, visit } = delivery;
  visitors.requireTurn(key);
  const begun = await begin(deps, delivery);
  if (!begun) return;
  const identity = { reference: key, externalId: begun.externalId, unansweredDays: begun.unansweredDays, idempotencyKey };
  try {
    const externalId = kind === 'put' ? await visitors.put(visit, identity) : null;
    if (kind === 'remove') await visitors.remove(identity);
    await end(deps, key, { externalId, unansweredDays: kind === 'put' ? [visit.day.date] : [], fault: null });
  } catch (error) {
    await end(deps, key, { fault: error instanceof Error ? error.message : null });
    throw error;
  }
};

type Row = SurveyTables['guestDelivery']['$inferSelect'];

/** Leases the guest's day for this replica; undefined if a newer delivery exists. */
const begin = (
  deps: SurveyDeps,
  { key, kind, sequence, visit }: Delivery,
): Promise<Pick<Row, 'externalId' | 'unansweredDays'> | undefined> => {
  const { database, tables } = deps;
  const { guestDelivery } = tables;
  const now = deps.now();
  return database.transact(async (tx) => {
    const [row] = await tx.select().from(guestDelivery).where(eq(guestDelivery.key, key));
    if (row?.sequence !== sequence) return undefined;
    const before = row.unansweredDays;
    const withThisOne = [...new Set([...before, visit.day.date])];
    // For any id: a visit removed there is announced again, and that answer may be lost as well.
    const unansweredDays = kind === 'put' ? withThisOne : before;
    const free = or(isNull(guestDelivery.busyUntil), lte(guestDelivery.busyUntil, now));
    const [taken] = await tx
      .update(guestDelivery)
      .set({ tried: sequence, unansweredDays, busyUntil: now + longestTelling })
      .where(and(eq(guestDelivery.key, key), free))
      .returning();
    if (!taken) throw new Later('the visitor system is being told of this visit', { until: row.busyUntil ?? now });
    // Looked for where an earlier call may have announced it; the first one has nothing to find.
    return { externalId: row.externalId, unansweredDays: row.externalId === null ? before : withThisOne };
  });
};

const end = ({ database, tables: { guestDelivery } }: SurveyDeps, key: string, outcome: Partial<Row>) =>
  database.transact((tx) =>
    tx
      .update(guestDelivery)
      .set({ ...outcome, busyUntil: null })
      .where(eq(guestDelivery.key, key))
      .returning(),
  );
