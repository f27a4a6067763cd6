import type { Mailer } from '@plenary/service-kit/mailer';
import { appendEvent } from '@plenary/service-kit/outbox';
import { type Subscriber, Undeliverable } from '@plenary/service-kit/relay';
import { and, eq } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { VisitorAway, VisitorRefusal, type VisitorSystem } from './channels/visitor-system.ts';
import type { GuestVisit } from './guest-visit.ts';
import { invitationMail } from './invitation-mail.ts';
import { deliveryId, guestDeliveryType } from './outbox-of-guests.ts';

/** What the outbox holds of a delivery; written and read by this service alone. */
export interface Delivery {
  key: string;
  kind: 'put' | 'remove';
  sequence: number;
  visit: GuestVisit;
  /** The mailbox has heard of it before. */
  isFollowUp: boolean;
}

/**
 * Tells a guest, or the visitor system, what is to be told of one day. What is no longer so is left: something newer stands behind it. What
 * the visitor system says against it is kept for staff.
 */
export const deliverGuest =
  (deps: SurveyDeps, { mailer }: { mailer: Mailer }): Subscriber =>
  async ({ id, aggregateId, payload }) => {
    const { guestDelivery } = deps.tables;
    const delivery = payload as Delivery;
    const { mode, visitors } = deps.guests;
    if (delivery.visit.channel !== mode) return;
    if (mode === 'CALENDAR') return mailGuest(deps, mailer, delivery, id);
    const [row] = await deps.database.read.select().from(guestDelivery).where(eq(guestDelivery.key, delivery.key));
    if (!visitors || row?.sequence !== delivery.sequence) return;
    try {
      await tellVisitors(deps, visitors, { delivery, externalId: row.externalId, id, eventId: aggregateId });
    } catch (error) {
      if (!(error instanceof VisitorRefusal || error instanceof VisitorAway)) throw error;
      const fault = error.message;
      await deps.database.transact((tx) =>
        tx
          .update(guestDelivery)
          .set({ fault })
          .where(and(eq(guestDelivery.key, delivery.key), eq(guestDelivery.sequence, delivery.sequence)))
          .returning(),
      );
      if (error instanceof VisitorRefusal) throw new Undeliverable(fault, { cause: error });
      throw error;
    }
  };

/** A cancellation is mailed although something newer stands behind it: that is for another mailbox. */
const mailGuest = async (deps: SurveyDeps, mailer: Mailer, delivery: Delivery, id: string): Promise<void> => {
  const { guestDelivery } = deps.tables;
  const [row] = await deps.database.read.select().from(guestDelivery).where(eq(guestDelivery.key, delivery.key));
  if (!row || (delivery.kind === 'put' && row.sequence !== delivery.sequence)) return;
  await mailer.send(invitationMail(deps, delivery), id);
};

interface Telling {
  delivery: Delivery;
  externalId: string | null;
  id: string;
  eventId: string;
}

const tellVisitors = async (deps: SurveyDeps, visitors: VisitorSystem, { delivery, externalId, id, eventId }: Telling): Promise<void> => {
  const { database, tables } = deps;
  const { guestDelivery } = tables;
  const { key, sequence, visit } = delivery;
  const identity = { reference: key, externalId, idempotencyKey: id };
  const known = delivery.kind === 'put' ? await visitors.put(visit, identity) : null;
  if (delivery.kind === 'remove') await visitors.remove(identity);
  const now = deps.now();
  await database.transact(async (tx) => {
    const [row] = await tx.update(guestDelivery).set({ externalId: known }).where(eq(guestDelivery.key, key)).returning();
    if (delivery.kind === 'remove' || (row && row.visit !== null)) return;
    // Taken off while it was announced: whoever took it off did not know its id.
    const removal: Delivery = { key, kind: 'remove', sequence: row?.sequence ?? sequence, visit, isFollowUp: false };
    const event = { id: `${deliveryId(key, sequence)}-off`, type: guestDeliveryType, aggregateId: eventId, sequence, payload: removal };
    if (row) await appendEvent(tx, database, event, now);
  });
};
