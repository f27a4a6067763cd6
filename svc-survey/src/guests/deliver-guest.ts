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
 * Tells a guest, or the visitor system, what is to be told of one day. What is no longer so is left: something newer stands behind it; so
 * is a day that is over, and it is written down where nobody was told of it. What the visitor system refuses is given up, with what it says; where it is away it waits.
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

/** How long a copy with another guest management has to come by. */
const untilOther = 60_000;

/** While copies are replaced it may be another copy's affair; what the guest management of now has to tell takes its place. */
const leaveToOther = async ({ database, tables: { guestDelivery }, now }: SurveyDeps, { key, sequence }: Delivery): Promise<void> => {
  const isNewest = and(eq(guestDelivery.key, key), eq(guestDelivery.sequence, sequence));
  const [row] = await database.read.select().from(guestDelivery).where(isNewest);
  if (row) throw new Later('it is for another guest management', { until: now() + untilOther });
};

/** The newest that was to be told, and was not: it is not to look as if it had been. An earlier fault says more. */
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

/** A cancellation is mailed although something newer stands behind it: that is for another mailbox. */
const mailGuest = async (deps: SurveyDeps, mailer: Mailer, delivery: Delivery, id: string): Promise<void> => {
  const { guestDelivery } = deps.tables;
  const [row] = await deps.database.read.select().from(guestDelivery).where(eq(guestDelivery.key, delivery.key));
  if (!row || (delivery.kind === 'put' && row.sequence !== delivery.sequence)) return;
  await requireMailRoom(deps, delivery.visit);
  await mailer.send(invitationMail(deps, delivery), id);
  await countMail(deps, delivery.visit);
};
