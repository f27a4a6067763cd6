import type { Logger } from '@plenary/service-kit/logger';
import type { Mailer } from '@plenary/service-kit/mailer';
import { Later, type Subscriber, Undeliverable } from '@plenary/service-kit/relay';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { SurveyDeps } from '../deps.ts';
import { VisitorAway, VisitorRefusal } from './channels/visitor-system.ts';
import type { Delivery } from './delivery.ts';
import { endsAt } from './guest-visit.ts';
import { invitationMail } from './invitation-mail.ts';
import { countMail, requireMailRoom } from './mail-room.ts';
import { tellVisitors } from './tell-visitors.ts';
import { worryAboutVisitors } from './worry-about-visitors.ts';

interface Ways {
  mailer: Mailer;
  logger: Pick<Logger, 'error'>;
}

/**
 * Delivers the message about a guest's day to the guest or the visitor system. An outdated one is skipped, because a newer one follows; so
 * is a day that is over, recorded if no message got through. A refusal is given up with its reason; an unavailable system waits.
 */
export const deliverGuest =
  (deps: SurveyDeps, { mailer, logger }: Ways): Subscriber =>
  async ({ id, payload }) => {
    const delivery = payload as Delivery;
    const { mode, visitors } = deps.guests;
    if (endsAt(delivery.visit) <= deps.now()) return missDay(deps, delivery);
    if (delivery.visit.channel !== mode) return leaveToOther(deps, delivery);
    if (mode === 'CALENDAR') return mailGuest(deps, mailer, delivery, id);
    if (!visitors) return;
    try {
      await tellVisitors(deps, visitors, { delivery, idempotencyKey: id });
    } catch (error) {
      if (error instanceof VisitorRefusal) throw new Undeliverable(error.message, { cause: error });
      if (!(error instanceof VisitorAway)) throw error;
      if (error.needsCare) await worryAboutVisitors(deps, { reason: error.message, logger });
      throw new Later(error.message, { until: error.until, cause: error });
    }
  };

/** Time for a replica with another guest management mode to take it. */
const untilOther = 60_000;

/** During a rolling restart it may belong to another replica; the current mode's own message replaces it. */
const leaveToOther = async ({ database, tables: { guestDelivery }, now }: SurveyDeps, { key, sequence }: Delivery): Promise<void> => {
  const isNewest = and(eq(guestDelivery.key, key), eq(guestDelivery.sequence, sequence));
  const [row] = await database.read.select().from(guestDelivery).where(isNewest);
  if (row) throw new Later('it is for another guest management', { until: now() + untilOther });
};

/** The newest message, never delivered: it must not look delivered. An earlier fault is more specific. */
const missDay = async ({ database, tables: { guestDelivery } }: SurveyDeps, { key, sequence }: Delivery): Promise<void> => {
  const isNewest = and(eq(guestDelivery.key, key), eq(guestDelivery.sequence, sequence));
  // Else the call was answered, and the process ended before the outbox learned of it.
  const isUntold = or(isNull(guestDelivery.tried), ne(guestDelivery.tried, sequence), isNull(guestDelivery.externalId));
  await database.transact((tx) =>
    tx
      .update(guestDelivery)
      .set({ fault: 'the day was over before anybody could be told' })
      .where(and(isNewest, isNull(guestDelivery.fault), isUntold))
      .returning(),
  );
};

/** A cancellation is mailed although a newer message exists: that one is for another mailbox. */
const mailGuest = async (deps: SurveyDeps, mailer: Mailer, delivery: Delivery, id: string): Promise<void> => {
  const { guestDelivery } = deps.tables;
  const [row] = await deps.database.read.select().from(guestDelivery).where(eq(guestDelivery.key, delivery.key));
  if (!row || (delivery.kind === 'put' && row.sequence !== delivery.sequence)) return;
  await requireMailRoom(deps, delivery.visit);
  await mailer.send(invitationMail(deps, delivery), id);
  await countMail(deps, delivery.visit);
};
