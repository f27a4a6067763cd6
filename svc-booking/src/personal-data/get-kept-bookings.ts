import type { KeptBookings } from '@plenary/contracts/personal-data.schemas';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import { bigEventsOf } from '../big-events/big-events-of.ts';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import {
  presentBigEvent,
  presentCallback,
  presentDemand,
  presentDraft,
  presentHandover,
  presentOption,
  presentQuote,
  presentSignature,
} from './present-kept.ts';

/** More than a person needs, few enough to be no burden. */
const asksOfUser = { name: 'personal-data', limit: 20, windowMilliseconds: 60 * 60_000 };

/** The data kept of a person here, newest first. */
export const getKeptBookings = async (deps: BookingDeps, { userId, ...actor }: UserActor): Promise<KeptBookings> => {
  const email = actor.mailboxProven ? actor.email : undefined;
  const { catalogue, database, tables, throttle } = deps;
  await throttle.take(asksOfUser, userId);
  const { read } = database;
  const { bigEventDemand, booking, callback, crmRecord, demand, deskNote, quote, sentMail, signature, signatureDocument } = tables;
  const ofPerson = bigEventsOf(tables, { userId, email });
  const bigEventIds = read.select({ id: bigEventDemand.id }).from(bigEventDemand).where(ofPerson);
  const [snapshot, demands, quotes, bookings, signatures, drafts, callbacks, bigEvents, handovers, notes, mails] = await Promise.all([
    catalogue.current(),
    read.select().from(demand).where(eq(demand.userId, userId)).orderBy(desc(demand.createdAt), desc(demand.id)),
    read.select().from(quote).where(eq(quote.userId, userId)).orderBy(desc(quote.createdAt), desc(quote.id)),
    read.select().from(booking).where(eq(booking.userId, userId)).orderBy(desc(booking.createdAt), desc(booking.id)),
    read.select().from(signature).where(eq(signature.userId, userId)).orderBy(desc(signature.signedAt), desc(signature.id)),
    read
      .select()
      .from(signatureDocument)
      .where(and(eq(signatureDocument.userId, userId), eq(signatureDocument.isSigned, false)))
      .orderBy(desc(signatureDocument.createdAt), desc(signatureDocument.id)),
    read.select().from(callback).where(eq(callback.userId, userId)).orderBy(desc(callback.createdAt), desc(callback.demandId)),
    read.select().from(bigEventDemand).where(ofPerson).orderBy(desc(bigEventDemand.createdAt)),
    read
      .select()
      .from(crmRecord)
      .where(or(eq(crmRecord.userId, userId), inArray(crmRecord.id, bigEventIds)))
      .orderBy(desc(crmRecord.createdAt), desc(crmRecord.id)),
    read.select().from(deskNote).where(eq(deskNote.userId, userId)).orderBy(desc(deskNote.at)),
    read.select().from(sentMail).where(eq(sentMail.userId, userId)).orderBy(desc(sentMail.sentAt), desc(sentMail.id)),
  ]);
  const requestIds = [...callbacks.map(({ demandId }) => demandId), ...bigEvents.map(({ id }) => id)];
  const bookingIds = bookings.map(({ id }) => id);
  const quoteIds = quotes.map(({ id }) => id);
  const [tasks, claims, cancelled, changes, payments] = await readParts(read, tables, { requestIds, bookingIds, quoteIds });
  const noteOn = (id: string) => tasks.find((one) => one.id === id)?.note || null;
  return {
    demands: demands.map((row) => presentDemand(row, snapshot)),
    quotes: quotes.map((row) =>
      presentQuote(row, {
        cancelled: cancelled.find(({ quoteId }) => quoteId === row.id),
        changes: changes.filter(({ dealId }) => dealId === row.id),
        payments: payments.filter(({ quoteId }) => quoteId === row.id),
        catalogue: snapshot,
      }),
    ),
    options: bookings.map((row) =>
      presentOption(row, {
        claims: claims.filter(({ bookingId }) => bookingId === row.id),
        salesNote: noteOn(row.id),
        catalogue: snapshot,
      }),
    ),
    signatures: signatures.map(presentSignature),
    signatureDrafts: drafts.map(presentDraft),
    callbacks: callbacks.map((row) => presentCallback(row, noteOn(row.demandId))),
    bigEvents: bigEvents.map((row) => presentBigEvent(row, noteOn(row.id), snapshot)),
    notes: notes.map(({ at, text }) => ({ at: new Date(at).toISOString(), text })),
    mails: mails.map(({ sentAt, recipient, subject }) => ({ at: new Date(sentAt).toISOString(), to: recipient, subject })),
    handovers: handovers.map(presentHandover),
  };
};

interface Whole {
  requestIds: readonly string[];
  bookingIds: readonly string[];
  quoteIds: readonly string[];
}

/** Tasks of requests and bookings, slots of bookings; statements, changes and payments of quotes. */
const readParts = (
  read: Reader,
  { cancellation, claim, dealChange, payment, task }: BookingTables,
  { requestIds, bookingIds, quoteIds }: Whole,
) =>
  Promise.all([
    requestIds.length + bookingIds.length > 0
      ? read
          .select()
          .from(task)
          .where(inArray(task.id, [...requestIds, ...bookingIds]))
      : [],
    bookingIds.length > 0
      ? read
          .select()
          .from(claim)
          .where(inArray(claim.bookingId, [...bookingIds]))
      : [],
    quoteIds.length > 0
      ? read
          .select()
          .from(cancellation)
          .where(inArray(cancellation.quoteId, [...quoteIds]))
      : [],
    quoteIds.length > 0
      ? read
          .select()
          .from(dealChange)
          .where(inArray(dealChange.dealId, [...quoteIds]))
          .orderBy(dealChange.createdAt, dealChange.id)
      : [],
    quoteIds.length > 0
      ? read
          .select()
          .from(payment)
          .where(and(inArray(payment.quoteId, [...quoteIds]), isNull(payment.reversedAt)))
          .orderBy(payment.day, payment.enteredAt, payment.id)
      : [],
  ]);
