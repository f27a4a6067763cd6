import type { AgreedPeople } from '@plenary/contracts/events';
import { columnKit, type Dialect } from '@plenary/service-kit/database/columns';
import type { Customer, LunchParty } from '../../bookings/booking.ts';

/** Of each day that has a plenary. */
export interface KeptPeople {
  sequence: number;
  days: AgreedPeople['days'];
  /** Staff have them priced, and the customer has not agreed to that. */
  isPriceOpen?: boolean;
  /** As agreed before, for a price that the customer does not agree to; absent: nobody has them priced, or a row of an older release. */
  before?: AgreedPeople['days'];
  /** Who has them priced as soon as another change waits no more; absent: they wait for no change. */
  pricedBy?: NonNullable<AgreedPeople['pricedBy']>;
}

export const holdTables = (dialect: Dialect) => {
  const kit = columnKit(dialect);
  return {
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
      /** The end that its customer was reminded of; null: of none. */
      remindedOf: kit.integer(),
      /** Company whose limits it counts towards; null: the mailbox was not proven, or it is older than limits. */
      companyId: kit.text(),
      createdAt: kit.integer().notNull(),
      /** The customer to notify; null if there is none. */
      customer: kit.json<Customer>(),
      /** Lunch guests by day; the seats are taken only while a `lunchClaim` exists. */
      lunches: kit.json<readonly LunchParty[]>().notNull(),
      /** People that staff agreed to since the signature, with the sequence that told them; null: as signed. */
      agreedPeople: kit.json<KeptPeople>(),
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
    /** Restaurant seats of a booking on a day, in both services while its lunch moves; a second option takes none until it is first. */
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
      (table) => [kit.primaryKey({ columns: [table.bookingId, table.day, table.service] })],
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
        /** Rises with each change of the row (`changeMark`); 0 where a version of before has written it. */
        written: kit.integer().notNull().default(0),
      },
      (table) => [kit.primaryKey({ columns: [table.venueId, table.day] })],
    ),
    /** Rooms that staff block; its claims hang on a booking of the same id and the status `block`, which stands while there are some. */
    block: kit.table('block', {
      id: kit.text().primaryKey(),
      venueId: kit.text().notNull(),
      rooms: kit.json<'all' | string[]>().notNull(),
      /** Local date-times of the venue, to the minute. */
      fromTime: kit.text().notNull(),
      toTime: kit.text().notNull(),
      /** One of `blockKinds`. */
      kind: kit.text().notNull(),
      reason: kit.text().notNull(),
      revision: kit.integer().notNull(),
      isRemoved: kit.boolean().notNull(),
    }),
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
  };
};
