import type { StaffMember } from '@plenary/contracts/audit-trail';
import type { CrmDataError } from '@plenary/contracts/crm.schemas';
import type { BookingCustomer, ScientistsTold } from '@plenary/contracts/events';
import type { Addons } from '@plenary/contracts/quote';
import type { VenueSearch } from '@plenary/contracts/search';
import type { BillingForm, SignatureFields } from '@plenary/contracts/signature-form';
import type { Localized } from '@plenary/contracts/vocabulary';
import { auditEntryTable } from '@plenary/service-kit/audit-trail';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { Customer, LunchParty } from '../bookings/booking.ts';
import type { Handover } from '../crm/crm-port.ts';
import type { FrozenQuote } from '../prices/frozen-quote.ts';
import type { RoomChange } from '../referentials/room-change-rules.ts';
import type { Room } from '../rooms/room.ts';
import type { VenueRecord } from '../venues/venue-record.ts';

export const bookingTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
    /** One row: rises with every change of venues, rooms or closed periods, so that each replica reloads them. */
    catalogueVersion: kit.table('catalogue_version', { id: kit.integer().primaryKey(), version: kit.integer().notNull() }),
    venue: kit.table('venue', {
      id: kit.text().primaryKey(),
      slug: kit.text().notNull(),
      countryCode: kit.text().notNull(),
      /** Place in the list. */
      position: kit.integer().notNull(),
      record: kit.json<VenueRecord>().notNull(),
    }),
    room: kit.table('room', {
      id: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      /** Counts from 0 within the venue, never given again: its place in the texts of venue_day. */
      position: kit.integer().notNull(),
      record: kit.json<Room>().notNull(),
    }),
    closedPeriod: kit.table('closed_period', {
      id: kit.text().primaryKey(),
      country: kit.text().notNull(),
      fromDay: kit.text().notNull(),
      toDay: kit.text().notNull(),
      reason: kit.json<Localized>().notNull(),
      /** Rises with every change of the period. */
      version: kit.integer().notNull(),
      /** Kept, so that a period which every installation starts with does not come back. */
      isRemoved: kit.boolean().notNull(),
    }),
    /** Holds rooms: an option or a confirmed booking. */
    booking: kit.table('booking', {
      id: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      quoteId: kit.text(),
      userId: kit.text(),
      /** 1 or 2; a second option waits behind a first. */
      rank: kit.integer().notNull(),
      /** One of `bookingStatuses`. */
      status: kit.text().notNull(),
      /** Instant at which an option lapses; null once confirmed. */
      expiresAt: kit.integer(),
      /** Instant until which an option holds once its customer has proven their mailbox; null: it holds its full term. */
      fullUntil: kit.integer(),
      /** Company whose limits it counts towards; null: the mailbox was not proven, or it is older than limits. */
      companyId: kit.text(),
      createdAt: kit.integer().notNull(),
      /** The customer to notify; null if there is none. */
      customer: kit.json<Customer>(),
      /** Lunch guests by day; the seats are taken only while a `lunchClaim` exists. */
      lunches: kit.json<readonly LunchParty[]>().notNull(),
    }),
    /** A half-day of a room held by a booking. The primary key is the arbiter of every race. */
    claim: kit.table(
      'claim',
      {
        roomId: kit.text().notNull(),
        day: kit.text().notNull(),
        half: kit.text().notNull(),
        rank: kit.integer().notNull(),
        venueId: kit.text().notNull(),
        bookingId: kit.text().notNull(),
        isConfirmed: kit.boolean().notNull(),
        holdUntil: kit.integer(),
        /** Index of the day's request that it serves: 0 the plenary, then the sub-rooms; null for the common space of an evening. */
        request: kit.integer(),
      },
      (table) => [kit.primaryKey({ columns: [table.roomId, table.day, table.half, table.rank] })],
    ),
    /** Restaurant seats of a booking on a day; a second option takes none until it is first. */
    lunchClaim: kit.table(
      'lunch_claim',
      {
        bookingId: kit.text().notNull(),
        day: kit.text().notNull(),
        venueId: kit.text().notNull(),
        service: kit.text().notNull(),
        seats: kit.integer().notNull(),
        holdUntil: kit.integer(),
      },
      (table) => [kit.primaryKey({ columns: [table.bookingId, table.day] })],
    ),
    /** Derived from the claims of a venue's day, rewritten in their transaction: searches read nothing else. */
    venueDay: kit.table(
      'venue_day',
      {
        venueId: kit.text().notNull(),
        day: kit.text().notNull(),
        /** A digit a room, by its position: halves whose rank 1 is taken. */
        first: kit.text().notNull(),
        /** A digit a room: halves that cannot be booked at all (a second option or a confirmed booking stands there). */
        full: kit.text().notNull(),
        service1Taken: kit.integer().notNull(),
        service2Taken: kit.integer().notNull(),
        /** Instant at which the earliest of its options lapses: from then on the row overstates what is taken. */
        lapsesAt: kit.integer(),
      },
      (table) => [kit.primaryKey({ columns: [table.venueId, table.day] })],
    ),
    /** Credits that svc-identity holds for an option; gone once it ended or is approved. */
    creditHold: kit.table('credit_hold', {
      id: kit.text().primaryKey(),
      userId: kit.text().notNull(),
      /** Option that it pays for, or was last requested for. */
      quoteId: kit.text().notNull(),
      /** The option; null: it does not stand yet. */
      bookingId: kit.text(),
      /** Credits it has while no request is open. */
      credits: kit.integer().notNull(),
      /** Credits requested for an option that is being placed, and since when. */
      asked: kit.integer(),
      askedAt: kit.integer(),
      /** Rises with each request and each change reported to svc-identity. */
      sequence: kit.integer().notNull(),
    }),
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
    }),
    /** A printed document with its signature page: a draft for a day, and for good once it is signed. Its bytes never change. */
    signatureDocument: kit.table('signature_document', {
      id: kit.text().primaryKey(),
      quoteId: kit.text().notNull(),
      userId: kit.text().notNull(),
      language: kit.text().notNull(),
      fields: kit.json<SignatureFields>().notNull(),
      sha256: kit.text().notNull(),
      /** Base64. */
      bytes: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
      isSigned: kit.boolean().notNull(),
    }),
    /** Signatories, document and outcome of a quote's signature; never deleted, except unsuccessful ones of erased people. */
    signature: kit.table('signature', {
      id: kit.text().primaryKey(),
      quoteId: kit.text().notNull(),
      userId: kit.text().notNull(),
      documentId: kit.text().notNull(),
      sha256: kit.text().notNull(),
      /** One of `signatureStates`; a quote has one at most that is standing or approved. */
      state: kit.text().notNull(),
      signatoryName: kit.text().notNull(),
      signatoryEmail: kit.text().notNull(),
      /** Language of the mails to both signatories. */
      lang: kit.text().notNull(),
      signedAt: kit.integer().notNull(),
      /** Network address of the signatory. */
      address: kit.text().notNull(),
      secondEmail: kit.text(),
      secondName: kit.text(),
      secondSignedAt: kit.integer(),
      /** When they had their account erased; they are written to no more. */
      secondErasedAt: kit.integer(),
      secondAddress: kit.text(),
      /** As signed, or as completed since. */
      billing: kit.json<BillingForm>().notNull(),
      /** Deadline of the status when it began, from which reminders count; null once nothing is missing. */
      deadline: kit.integer(),
      remindedAt: kit.integer(),
      endedAt: kit.integer(),
      /** Reason of a refusal. */
      reason: kit.text(),
    }),
    /** Mailed to a second signatory; a signature has one, of its last invitation, until it is used or the signature ends. */
    countersignToken: kit.table('countersign_token', {
      tokenHash: kit.text().primaryKey(),
      signatureId: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
    }),
    signatureCertificate: kit.table('signature_certificate', {
      signatureId: kit.text().primaryKey(),
      /** Base64. */
      bytes: kit.text().notNull(),
      createdAt: kit.integer().notNull(),
    }),
    /** Records for the customer relationship system, with their state there. */
    crmRecord: kit.table('crm_record', {
      /** Id of the quote, the demand or the big-event demand. */
      id: kit.text().primaryKey(),
      /** One of `crmKinds`. */
      kind: kit.text().notNull(),
      /** Null: asked by a visitor. */
      userId: kit.text(),
      /** One of `crmStates`. */
      state: kit.text().notNull(),
      handover: kit.json<Handover>().notNull(),
      salesforceId: kit.text(),
      error: kit.json<CrmDataError>(),
      /** Number of deliveries to the relay. */
      tries: kit.integer().notNull(),
      createdAt: kit.integer().notNull(),
      updatedAt: kit.integer().notNull(),
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
    /** Room changes requested by staff (spec/logistics.md "Room change request"). */
    roomChange: kit.table('room_change', {
      id: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      roomId: kit.text().notNull(),
      /** One of `roomChangeStates`. */
      state: kit.text().notNull(),
      changes: kit.json<readonly RoomChange[]>().notNull(),
      requestedBy: kit.json<StaffMember>().notNull(),
      requestedAt: kit.integer().notNull(),
      decidedBy: kit.json<StaffMember>(),
      decidedAt: kit.integer(),
      reason: kit.text().notNull(),
    }),
    /** Audit trail of staff: append-only. */
    auditEntry: auditEntryTable(dialect),
    /** A public holiday on which the venues of a country are open nevertheless. */
    openHoliday: kit.table('open_holiday', { country: kit.text().notNull(), day: kit.text().notNull() }, (table) => [
      kit.primaryKey({ columns: [table.country, table.day] }),
    ]),
    /** Meeting Scientists by venue, as last told by svc-survey: one row. */
    scientistDirectory: kit.table('scientist_directory', {
      id: kit.text().primaryKey(),
      sequence: kit.integer().notNull(),
      scientists: kit.json<ScientistsTold['scientists']>().notNull(),
    }),
    /** Sequence of the last profile change of each person; older ones are dropped. */
    toldProfile: kit.table('told_profile', { userId: kit.text().primaryKey(), sequence: kit.integer().notNull() }),
    /** Sequence of the last supplements of each quote; older ones are dropped. */
    toldSupplements: kit.table('told_supplements', { quoteId: kit.text().primaryKey(), sequence: kit.integer().notNull() }),
    /** Progress of sales on a request; without a row it is open and unassigned. */
    task: kit.table('task', {
      /** Id of the demand to be called back about, or of the form's demand. */
      id: kit.text().primaryKey(),
      /** One of `taskStates`. */
      state: kit.text().notNull(),
      owner: kit.json<StaffMember>(),
      note: kit.text().notNull(),
      version: kit.integer().notNull(),
    }),
  };
};
export type BookingTables = ReturnType<typeof bookingTables>;
