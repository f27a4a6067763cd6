import { normaliseEmail } from '@plenary/contracts/email-address';
import type { BookingCustomer } from '@plenary/contracts/events';
import { isVisitorSystem } from '@plenary/contracts/guests-terms';
import type { Transaction } from '@plenary/service-kit/database/database';
import { kitTables } from '@plenary/service-kit/kit-tables';
import { and, eq, isNull } from 'drizzle-orm';
import type { EventRow } from '../db/tables.ts';
import type { SurveyDeps } from '../deps.ts';
import { houseAsCustomer } from '../events/house-as-customer.ts';
import { askToTell } from '../guests/ask-to-tell.ts';
import type { Delivery } from '../guests/delivery.ts';
import type { GuestVisit } from '../guests/guest-visit.ts';
import { guestDeliveryType } from '../guests/outbox-of-guests.ts';
import type { ContactAnswers } from '../surveys/steps/contact-step.ts';
import { forgetAsGuest } from './forget-as-guest.ts';
import { rewriteMails } from './rewrite-mails.ts';

/**
 * Coming events stay booked when their organiser is erased: the house takes their place, and gets the mails and the answers of guests.
 * Rooms, survey and guests stay; visitor systems learn the new host, and no message leaves under the organiser's name. Links
 * that the organiser shared open nothing from now on.
 */
export const handOverEvents = async (tx: Transaction, deps: SurveyDeps, events: readonly EventRow[]): Promise<void> => {
  const { tables } = deps;
  const { booking, meetingEvent, shareLink, surveyHistory } = tables;
  const now = deps.now();
  for (const { id, record } of events) {
    const customer = houseAsCustomer(deps, record.customer);
    const [event] = await tx
      .update(meetingEvent)
      .set({ userId: customer.userId, record: { ...record, customer }, staffMessage: null })
      .where(eq(meetingEvent.id, id))
      .returning();
    if (!event) continue;
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
    // Staff messages were written to the person.
    await tx.update(surveyHistory).set({ message: null }).where(eq(surveyHistory.eventId, id)).returning({ id: surveyHistory.id });
    await clearContact(tx, deps, { eventId: id, gone: record.customer });
    await tx
      .update(shareLink)
      .set({ revokedAt: now })
      .where(and(eq(shareLink.eventId, id), isNull(shareLink.revokedAt)))
      .returning({ id: shareLink.id });
    await rewriteMails(tx, deps, { event, gone: record.customer, now });
    await forgetAsGuest(tx, deps, { eventId: id, email: record.customer.email });
    await renameHost(tx, deps, { eventId: id, customer });
    await askToTell(tx, deps, { eventId: id, cause: 'host-erased', now });
  }
};

/** The contact on the day stays if it is another person. */
const clearContact = async (
  tx: Transaction,
  { tables: { surveyStep } }: SurveyDeps,
  { eventId, gone }: { eventId: string; gone: BookingCustomer },
): Promise<void> => {
  const step = and(eq(surveyStep.eventId, eventId), eq(surveyStep.key, 'contact'));
  const [contact] = await tx.select().from(surveyStep).where(step);
  if (!contact) return;
  const { email, firstname, lastname } = contact.answers as ContactAnswers;
  const isSameName = isSameText(firstname, gone.firstname) && isSameText(lastname, gone.lastname);
  if (normaliseEmail(email) !== normaliseEmail(gone.email) && !isSameName) return;
  const empty: ContactAnswers = { firstname: '', lastname: '', email: '', phoneNumber: '', jobTitle: '' };
  await tx
    .update(surveyStep)
    .set({ answers: empty, version: contact.version + 1 })
    .where(step)
    .returning({ key: surveyStep.key });
};

const isSameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** In pending and delivered messages: only visitor systems hear of another host, because their last message differs. */
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
