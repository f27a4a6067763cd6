import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { CancellationStatement } from '@plenary/contracts/cancellation.schemas';
import type { BookingCustomer } from '@plenary/contracts/events';
import type { PaymentKind, PaymentMethod } from '@plenary/contracts/payments-terms';
import type { Addons, QuoteParticulars } from '@plenary/contracts/quote';
import type { VenueSearch } from '@plenary/contracts/search';
import type { UpsellName } from '@plenary/contracts/survey-terms';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { FrozenQuote } from '../../prices/frozen-quote.ts';
import type { KeptSlot } from './changes.ts';

export const quoteTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    demand: kit.table('demand', {
      id: kit.text().primaryKey(),
      userId: kit.text().notNull(),
      /** Null: asked of a whole country. */
      venueId: kit.text(),
      search: kit.json<VenueSearch>().notNull(),
      addons: kit.json<Addons>().notNull(),
      createdAt: kit.integer().notNull(),
    }),
    callback: kit.table('callback', {
      demandId: kit.text().primaryKey(),
      userId: kit.text().notNull(),
      dueAt: kit.integer().notNull(),
      createdAt: kit.integer().notNull(),
      /** The customer to call, as the account said then. */
      customer: kit.json<BookingCustomer>(),
      /** What the customer wrote; null: nothing. */
      message: kit.text(),
    }),
    /** Asked of sales by a form, with or without an account (spec/booking.md §3 "Big-event demand"). */
    bigEventDemand: kit.table('big_event_demand', {
      id: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      /** Null: asked by a visitor. */
      userId: kit.text(),
      state: kit.text().notNull(),
      /** Instant by which sales answers. */
      dueAt: kit.integer().notNull(),
      createdAt: kit.integer().notNull(),
      lang: kit.text().notNull(),
      adsTracking: kit.text(),
      firstname: kit.text().notNull(),
      lastname: kit.text().notNull(),
      email: kit.text().notNull(),
      phone: kit.text().notNull(),
      startDay: kit.text().notNull(),
      endDay: kit.text().notNull(),
      hasFlexibleDates: kit.boolean().notNull(),
      roomsCount: kit.integer().notNull(),
      pax: kit.integer().notNull(),
      message: kit.text().notNull(),
    }),
    quote: kit.table('quote', {
      id: kit.text().primaryKey(),
      demandId: kit.text().notNull(),
      userId: kit.text().notNull(),
      venueId: kit.text().notNull(),
      status: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
      validUntil: kit.integer().notNull(),
      frozen: kit.json<FrozenQuote>().notNull(),
      /** The customer; null on quotes older than events, and once the person is erased. */
      customer: kit.json<BookingCustomer>(),
      /** Events told of it so far: the sequence of the last one. */
      eventCount: kit.integer().notNull().default(0),
      /** Written by staff for its paper; null: nothing. */
      particulars: kit.json<QuoteParticulars>(),
      /** Counts the changes of `particulars`. */
      particularsRevision: kit.integer().notNull().default(0),
      /** One of `quoteStanding`. */
      standing: kit.text().notNull().default('current'),
      /** The deal that it changes once it is signed; null: it begins one. */
      amends: kit.text(),
      /** The version of it that took its place (design: lifecycle L11); null: it is the last one. */
      supersededBy: kit.text(),
      /** The first variant of the proposal whose variant it is (design: lifecycle L9); null: it is that one, or has none. */
      variantOf: kit.text(),
      /** Counts the versions that staff sent. */
      version: kit.integer().notNull().default(1),
      /** Counts the changes of the deal that this quote began, and how an unsigned one was ended (design: lifecycle L3). */
      revision: kit.integer().notNull().default(0),
    }),
    /** The last cancellation of a booking; its statement never changes, but for a note that erasure takes out. */
    cancellation: kit.table('cancellation', {
      quoteId: kit.text().primaryKey(),
      /** Who cancelled. */
      userId: kit.text().notNull(),
      statement: kit.json<CancellationStatement>().notNull(),
      createdAt: kit.integer().notNull(),
      /** Half-days of rooms that it gave back; null: a version cancelled it that did not keep them. */
      slots: kit.json<readonly KeptSlot[]>(),
      /** When it was taken back; null: it stands. */
      voidedAt: kit.integer(),
    }),
    /** The ledger of a deal's payments: a row never changes but for its reversal, and for a reference that erasure takes out. */
    payment: kit.table('payment', {
      id: kit.text().primaryKey(),
      quoteId: kit.text().notNull(),
      kind: kit.text().$type<PaymentKind>().notNull(),
      /** Euro cents. */
      amount: kit.integer().notNull(),
      /** Local day. */
      day: kit.text().notNull(),
      method: kit.text().$type<PaymentMethod>().notNull(),
      reference: kit.text().notNull(),
      enteredAt: kit.integer().notNull(),
      enteredBy: kit.json<StaffMember>().notNull(),
      /** Null: it counts. */
      reversedAt: kit.integer(),
      reversedBy: kit.json<StaffMember>(),
      reversalReason: kit.text(),
    }),
    /** People who came on a day of a booking. */
    attendance: kit.table(
      'attendance',
      { quoteId: kit.text().notNull(), day: kit.text().notNull(), actual: kit.integer().notNull() },
      (table) => [kit.primaryKey({ columns: [table.quoteId, table.day] })],
    ),
    /** The last supplements of each quote by their sequence; older ones are dropped. `addons`: agreed on in the survey beside the quote. */
    toldSupplements: kit.table('told_supplements', {
      quoteId: kit.text().primaryKey(),
      sequence: kit.integer().notNull(),
      addons: kit.json<readonly UpsellName[]>().notNull(),
    }),
    /** Sequence of the last told or claimed lunch of each day of a quote; older ones are dropped. */
    toldLunch: kit.table(
      'told_lunch',
      { quoteId: kit.text().notNull(), day: kit.text().notNull(), sequence: kit.integer().notNull() },
      (table) => [kit.primaryKey({ columns: [table.quoteId, table.day] })],
    ),
  };
};
