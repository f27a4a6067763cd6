import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { appendEvent } from '@plenary/service-kit/outbox';
import type { Subscriber } from '@plenary/service-kit/relay';
import { asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { eventHours } from '../calendar/event-hours.ts';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import type { Delivery } from './delivery.ts';
import { type Change, deliveryChanges, type Told } from './delivery-rules.ts';
import { type GuestVisit, guestVisit } from './guest-visit.ts';
import { isTold } from './guests-event.ts';
import { deliveryId, deliveryKey, guestDeliveryType, waitingDeliveries } from './outbox-of-guests.ts';

const ofEvent = z.object({ eventId: z.string() });
/** Rows a transaction writes at most: others want to write as well. */
const batch = 100;

/** Compares the last messages with the current state, and writes the differences into the outbox. Running it twice writes them once. */
export const tellGuests =
  (deps: SurveyDeps): Subscriber =>
  async ({ payload }) => {
    const { eventId } = ofEvent.parse(payload);
    const now = deps.now();
    while ((await deps.database.transact((tx) => tellSome(tx, deps, { eventId, now }))) === batch);
  };

const tellSome = async (tx: Transaction, deps: SurveyDeps, { eventId, now }: { eventId: string; now: number }): Promise<number> => {
  const { meetingEvent } = deps.tables;
  const [event] = await tx.select().from(meetingEvent).where(eq(meetingEvent.id, eventId));
  if (!event || deps.guests.mode === 'NONE') return 0;
  const told = await readTold(tx, deps, eventId);
  const changes = deliveryChanges({ wanted: await readWanted(tx, deps, event), told, now }).slice(0, batch);
  await withdraw(tx, deps, { changes, told });
  for (const change of changes) await writeChange(tx, deps, { change, eventId, isElsewhere: isElsewhere(change, told), now });
  return changes.length;
};

/** The guests to announce on each day of the event; none if it is cancelled. */
const readWanted = async (tx: Transaction, deps: SurveyDeps, event: EventRow): Promise<Map<string, GuestVisit>> => {
  const { tables, guests } = deps;
  const { mode } = guests;
  if (mode === 'NONE' || event.isCancelled || !event.isReady) return new Map();
  const listed = await tx
    .select()
    .from(tables.guest)
    .where(eq(tables.guest.eventId, event.id))
    .orderBy(asc(tables.guest.createdAt), asc(tables.guest.id));
  const told = listed.filter((guest) => isTold(mode, guest));
  const steps = await tx.select().from(tables.surveyStep).where(eq(tables.surveyStep.eventId, event.id));
  const days = eventHours(event.record.days, steps);
  return new Map(
    told.flatMap((guest) =>
      days.map((hours, dayIndex) => [deliveryKey(guest.id, dayIndex), guestVisit({ channel: mode, guest, hours, record: event.record })]),
    ),
  );
};

const readTold = async (tx: Transaction, deps: SurveyDeps, eventId: string): Promise<Map<string, Told>> => {
  const { guestDelivery } = deps.tables;
  const rows = await tx.select().from(guestDelivery).where(eq(guestDelivery.eventId, eventId));
  const waiting = await waitingDeliveries(tx, deps, eventId);
  return new Map(
    rows.map(({ key, sequence, visit, isFollowUp, tried }) => {
      const row = waiting.get(deliveryId(key, sequence));
      // A given-up mail did not arrive; a given-up call may have, for any number of tries.
      const isMail = visit?.channel === 'CALENDAR';
      const hasLeft = row === undefined || (isMail ? row.attempts > 0 && !row.parked : tried === sequence);
      return [key, { sequence, visit, isFollowUp, hasLeft }];
    }),
  );
};

/** A replaced, undelivered message is not tried again by relay or staff; a cancellation may be for another mailbox. */
const withdraw = async (
  tx: Transaction,
  { database }: SurveyDeps,
  { changes, told }: { changes: readonly Change[]; told: ReadonlyMap<string, Told> },
): Promise<void> => {
  const { outbox } = kitTables(database.dialect);
  const ids = changes.flatMap(({ key }) => {
    const before = told.get(key);
    return before?.visit ? [deliveryId(key, before.sequence)] : [];
  });
  if (ids.length > 0) await tx.delete(outbox).where(inArray(outbox.id, ids));
};

/** Whether it was told by other means before: the deployment's guest management has changed. */
const isElsewhere = (change: Change, told: ReadonlyMap<string, Told>): boolean => {
  const before = told.get(change.key)?.visit;
  return change.kind === 'put' && before != null && before.channel !== change.visit.channel;
};

interface Written {
  change: Change;
  eventId: string;
  isElsewhere: boolean;
  now: number;
}

const writeChange = async (
  tx: Transaction,
  { database, tables, guests }: SurveyDeps,
  { change, eventId, isElsewhere, now }: Written,
): Promise<void> => {
  const { guestDelivery } = tables;
  const { key } = change;
  // A former system keeps its visits: they cannot be cancelled from here.
  if (change.kind === 'forget' || (change.kind === 'remove' && change.visit.channel !== guests.mode)) {
    const gone = eq(guestDelivery.key, key);
    if (change.sequence === 0) await tx.delete(guestDelivery).where(gone);
    else await tx.update(guestDelivery).set({ visit: null, isFollowUp: false }).where(gone).returning();
    return;
  }
  const { kind, sequence, visit } = change;
  const isFollowUp = kind === 'put' && change.isFollowUp;
  const row = { sequence, visit: kind === 'put' ? visit : null, isFollowUp, fault: null };
  // Another system's id says nothing to this one.
  const elsewhere = isElsewhere && { externalId: null, unansweredDays: [], tried: null };
  const known = await tx
    .update(guestDelivery)
    .set({ ...row, ...elsewhere })
    .where(eq(guestDelivery.key, key))
    .returning();
  if (known.length === 0)
    await tx.insert(guestDelivery).values({ ...row, key, eventId, externalId: null, tried: null, unansweredDays: [], busyUntil: null });
  const payload: Delivery = { key, kind, sequence, visit, isFollowUp };
  const event = { id: deliveryId(key, sequence), type: guestDeliveryType, aggregateId: eventId, sequence, payload };
  await appendEvent(tx, database, event, now);
};
