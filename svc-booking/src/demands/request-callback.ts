import type { UserActor } from '@plenary/service-kit/actor';
import { appendEvent } from '@plenary/service-kit/outbox';
import { handToSales } from '../crm/hand-to-sales.ts';
import { handoverOf } from '../crm/handover-of.ts';
import type { BookingDeps } from '../deps.ts';
import { customerOf } from '../events/customer-of.ts';
import { callbackMail } from './callback-mail.ts';
import { ownDemand } from './own-demand.ts';

const dueAfter = 24 * 60 * 60 * 1_000;

/** Asks sales to call within 24 hours, and mails them; asking twice is one task (server-rules §3). Refuses `not-found`. */
export const requestCallback = async (deps: BookingDeps, { actor, demandId }: { actor: UserActor; demandId: string }): Promise<void> => {
  const { database, tables } = deps;
  const { venue, search } = await ownDemand(database.read, { tables, catalogue: await deps.catalogue.current(), actor, demandId });
  const now = deps.now();
  const eventId = deps.newId();
  const dueAt = now + dueAfter;
  const mail = callbackMail({ to: deps.salesEmail, brandName: deps.brandName, caller: actor, venue: venue.record, search, dueAt });
  const handover = handoverOf({ id: demandId, kind: 'callback', actor, venue: venue.record, days: search.days, amount: null });
  await database.transact(async (tx) => {
    const task = { demandId, userId: actor.userId, dueAt, createdAt: now, customer: customerOf(actor) };
    const added = await tx.insert(tables.callback).values(task).onConflictDoNothing().returning();
    if (added.length === 0) return;
    await handToSales(tx, deps, { userId: actor.userId, handover, now });
    await appendEvent(tx, database, { id: eventId, type: 'mail', aggregateId: demandId, sequence: 1, payload: mail }, now);
  });
};
