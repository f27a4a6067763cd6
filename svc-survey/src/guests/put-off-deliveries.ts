import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import type { ParkedEvent } from '@plenary/service-kit/parked-events';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { guestDeliveryType } from './outbox-of-guests.ts';

type Deps = Pick<SurveyDeps, 'database' | 'tables'>;

const putOff = ({ database, tables: { guestDelivery } }: Deps) => {
  const { outbox } = kitTables(database.dialect);
  const isNewest = sql`${outbox.id} = 'guest-' || ${guestDelivery.key} || '-' || ${guestDelivery.sequence}`;
  const isPutOff = and(eq(outbox.type, guestDeliveryType), eq(outbox.parked, false), isNotNull(guestDelivery.fault));
  return { outbox, isNewest, isPutOff };
};

/** The oldest deliveries that are tried again by themselves, and have been refused so far: while a visitor system is away nothing is parked. */
export const putOffDeliveries = async (deps: Deps, limit: number): Promise<ParkedEvent[]> => {
  const { outbox, isNewest, isPutOff } = putOff(deps);
  const { id, type, aggregateId, attempts, createdAt } = outbox;
  return deps.database.read
    .select({ id, type, aggregateId, attempts, createdAt })
    .from(outbox)
    .innerJoin(deps.tables.guestDelivery, isNewest)
    .where(isPutOff)
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
};

/** Has one of them tried at once; answers it, or undefined where none is put off under that id. */
export const resendPutOff = async (
  tx: Transaction,
  deps: Deps,
  { id, now }: { id: string; now: number },
): Promise<Pick<ParkedEvent, 'id' | 'type'> | undefined> => {
  const { outbox, isNewest, isPutOff } = putOff(deps);
  const [found] = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .innerJoin(deps.tables.guestDelivery, isNewest)
    .where(and(eq(outbox.id, id), isPutOff));
  if (!found) return undefined;
  const [resent] = await tx
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(and(eq(outbox.id, id), eq(outbox.parked, false)))
    .returning({ id: outbox.id, type: outbox.type });
  return resent;
};
