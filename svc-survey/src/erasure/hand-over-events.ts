import type { BookingCustomer } from '@plenary/contracts/events';
import { isVisitorSystem } from '@plenary/contracts/guests-terms';
import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, eq } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { askToTell } from '../guests/ask-to-tell.ts';
import type { Delivery } from '../guests/deliver-guest.ts';
import type { GuestVisit } from '../guests/guest-visit.ts';
import { guestDeliveryType } from '../guests/outbox-of-guests.ts';
import type { ContactAnswers } from '../surveys/steps/contact-step.ts';
import { houseAsCustomer } from './house-as-customer.ts';

/**
 * What lies ahead stays booked when its organiser is forgotten: the house takes their place, and gets the mails and the answers of guests.
 * Rooms, survey and guests stay; visitor systems are told of the other host, and nothing leaves under the organiser's name any more.
 */
export const handOverEvents = async (tx: Transaction, deps: SurveyDeps, events: readonly EventRow[]): Promise<void> => {
  const { database, tables } = deps;
  const { booking, meetingEvent, surveyHistory } = tables;
  const { outbox } = kitTables(database.dialect);
  const now = deps.now();
  for (const { id, record } of events) {
    const customer = houseAsCustomer(deps, record.customer);
    await tx
      .update(meetingEvent)
      .set({ userId: customer.userId, record: { ...record, customer }, staffMessage: null })
      .where(eq(meetingEvent.id, id))
      .returning({ id: meetingEvent.id });
    for (const { quoteId, booking: told } of await tx.select().from(booking).where(eq(booking.eventId, id)))
      await tx
        .update(booking)
        .set({ userId: customer.userId, booking: { ...told, customer } })
        .where(eq(booking.quoteId, quoteId))
        .returning({ quoteId: booking.quoteId });
    await tx
      .update(surveyHistory)
      .set({ author: '' })
      .where(and(eq(surveyHistory.eventId, id), eq(surveyHistory.author, record.customer.email)))
      .returning({ id: surveyHistory.id });
    // What staff wrote was written to the person.
    await tx.update(surveyHistory).set({ message: null }).where(eq(surveyHistory.eventId, id)).returning({ id: surveyHistory.id });
    await clearContact(tx, deps, { eventId: id, gone: record.customer });
    await tx.delete(outbox).where(and(eq(outbox.type, 'mail'), eq(outbox.aggregateId, id)));
    await renameHost(tx, deps, { eventId: id, customer });
    await askToTell(tx, deps, { eventId: id, cause: 'host-erased', now });
  }
};

/** The contact on the day stays where it is somebody else. */
const clearContact = async (
  tx: Transaction,
  { tables: { surveyStep } }: SurveyDeps,
  { eventId, gone }: { eventId: string; gone: BookingCustomer },
): Promise<void> => {
  const step = and(eq(surveyStep.eventId, eventId), eq(surveyStep.key, 'contact'));
  const [contact] = await tx.select().from(surveyStep).where(step);
  if (!contact) return;
  const { email, lastname } = contact.answers as ContactAnswers;
  if (email !== gone.email && lastname !== gone.lastname) return;
  const empty: ContactAnswers = { firstname: '', lastname: '', email: '', phoneNumber: '', jobTitle: '' };
  await tx
    .update(surveyStep)
    .set({ answers: empty, version: contact.version + 1 })
    .where(step)
    .returning({ key: surveyStep.key });
};

/** In what waits to leave, and in what was told: only visitor systems hear of another host, by what they were told differing from it. */
const renameHost = async (
  tx: Transaction,
  { database, tables: { guestDelivery } }: SurveyDeps,
  { eventId, customer: { firstname: name, email, companyName } }: { eventId: string; customer: BookingCustomer },
): Promise<void> => {
  const { outbox } = kitTables(database.dialect);
  const hosted = (visit: GuestVisit): GuestVisit => ({ ...visit, host: { name, email, companyName } });
  const waiting = await tx
    .select()
    .from(outbox)
    .where(and(eq(outbox.type, guestDeliveryType), eq(outbox.aggregateId, eventId)));
  for (const { id, payload } of waiting) {
    const delivery = payload as Delivery;
    const renamed = { ...delivery, visit: hosted(delivery.visit) };
    await tx.update(outbox).set({ payload: renamed }).where(eq(outbox.id, id)).returning({ id: outbox.id });
  }
  for (const { key, visit } of await tx.select().from(guestDelivery).where(eq(guestDelivery.eventId, eventId)))
    if (visit && !isVisitorSystem(visit.channel))
      await tx
        .update(guestDelivery)
        .set({ visit: hosted(visit) })
        .where(eq(guestDelivery.key, key))
        .returning({ key: guestDelivery.key });
};
