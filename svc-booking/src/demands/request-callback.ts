import { timeZoneOf } from '@plenary/contracts/terms';
import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Transaction } from '@plenary/service-kit/database/database';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { ThrottleRule } from '@plenary/service-kit/throttle';
import { and, eq, sql } from 'drizzle-orm';
import { handToSales } from '../crm/hand-to-sales.ts';
import { handoverOf } from '../crm/handover-of.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { callbackMail } from './callback-mail.ts';
import { hasOwnContact } from './callback-state.ts';
import { ownSearch } from './own-demand.ts';

const dueAfter = 24 * 60 * 60 * 1_000;
const messagesOfUser: ThrottleRule = { name: 'callback-message', limit: 10, windowMilliseconds: 60 * 60 * 1_000 };

interface Asked {
  actor: UserActor;
  demandId: string;
  /** What the customer writes to sales. */
  message: string | undefined;
}

/**
 * Asks sales to answer within 24 hours, and mails them; asking again before that is one task (server-rules §3). A message that is
 * not part of the task yet is added to it and mailed. Refuses `not-found`, `forbidden` where the caller has a contact of their own and writes
 * nothing, and 429 after 10 messages an hour of a user.
 */
export const requestCallback = async (deps: BookingDeps, { actor, demandId, message }: Asked): Promise<void> => {
  const { database, tables } = deps;
  const { venue, search } = await ownSearch(database.read, { tables, catalogue: await deps.catalogue.current(), actor, demandId });
  if (message === undefined && hasOwnContact(actor)) return refuse('forbidden');
  if (message !== undefined) await deps.throttle.take(messagesOfUser, actor.userId);
  const now = deps.now();
  const eventId = deps.newId();
  const dueAt = now + dueAfter;
  const timeZone = venue?.record.timeZone ?? timeZoneOf[search.countryCode];
  const venueName = venue?.record.commercialName ?? null;
  const mail = callbackMail({ to: deps.salesEmail, brandName: deps.brandName, caller: actor, venueName, timeZone, search, message, dueAt });
  const record = { id: demandId, kind: 'callback', actor, venue: venue?.record ?? null, days: search.days, amount: null } as const;
  await database.transact(async (tx) => {
    const { callback } = tables;
    const task = { demandId, userId: actor.userId, dueAt, createdAt: now, customer: customerOf(actor), message: message ?? null };
    const added = await tx.insert(callback).values(task).onConflictDoNothing().returning();
    const isNew = added.length > 0;
    const isOpenAgain = !isNew && (await askAgain(tx, tables, task));
    const hasNews = isNew || isOpenAgain || (message !== undefined && (await addMessage(tx, deps, { demandId, message })));
    if (!hasNews) return;
    if (isNew) await handToSales(tx, deps, { userId: actor.userId, handover: handoverOf({ ...record, message }), now });
    const sequence = isNew ? 1 : now;
    await appendEvent(tx, database, { id: eventId, type: 'mail', aggregateId: demandId, sequence, payload: mail }, now);
  });
};

/** Adds a message to a task; false where it is part of it. */
const addMessage = async (
  tx: Transaction,
  { tables: { callback } }: BookingDeps,
  { demandId, message }: { demandId: string; message: string },
) => {
  const ofDemand = eq(callback.demandId, demandId);
  const [row] = await tx.select({ message: callback.message }).from(callback).where(ofDemand);
  if (row?.message?.includes(message)) return false;
  const added = sql<string>`coalesce(${callback.message} || ${'\n\n'}, '') || ${message}`;
  await tx.update(callback).set({ message: added }).where(ofDemand).returning({ id: callback.demandId });
  return true;
};

/** Opens a task again that sales have done; answers whether there was one. */
const askAgain = async (tx: Transaction, { callback, task }: BookingTables, asked: typeof callback.$inferInsert): Promise<boolean> => {
  const opened = await tx
    .update(task)
    .set({ state: 'open', version: sql`${task.version} + 1` })
    .where(and(eq(task.id, asked.demandId), eq(task.state, 'done')))
    .returning({ id: task.id });
  if (opened.length === 0) return false;
  await tx.update(callback).set(asked).where(eq(callback.demandId, asked.demandId)).returning({ id: callback.demandId });
  return true;
};
