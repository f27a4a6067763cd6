import * as z from 'zod';
import { cancellationStatement } from './cancellation.schemas.ts';
import { changeStates } from './change-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { bookingCustomer } from './events.ts';
import { payment } from './payments.schemas.ts';
import { addons, quoteStatus } from './quote.ts';
import { searchDay } from './search.ts';
import { keptForms } from './signature-form.ts';
import { cents, countryCode, day, instant } from './vocabulary.ts';

const venueName = z.string().nullable();
const customer = bookingCustomer.nullable();
/** Sales' notes on a request. */
const salesNote = z.string().nullable();

/** All that svc-booking keeps of a person, the newest first; documents are named by where they are downloaded. */
export const keptBookings = z.object({
  demands: z.array(z.object({ id: z.string(), askedAt: instant, countryCode, venueName, days: z.array(searchDay), addons })),
  quotes: z.array(
    z.object({
      id: z.string(),
      demandId: z.string(),
      createdAt: instant,
      validUntil: instant,
      status: quoteStatus,
      venueName,
      days: z.array(searchDay),
      addons,
      totalExcludingVatPrice: cents,
      totalIncludingVatPrice: cents,
      customer,
      /** Path of the PDF. */
      document: z.string(),
      /** Absent: the booking was not cancelled. */
      cancellation: cancellationStatement.optional(),
      /** Changes of the booking, the oldest first. */
      changes: z
        .array(
          z.object({
            createdAt: instant,
            state: z.enum(changeStates),
            days: z.array(z.object({ from: day, to: day })),
            /** Absent: no day came, or went. */
            addedDays: z.array(day).optional(),
            givenUpDays: z.array(day).optional(),
            totalExcludingVatPrice: z.object({ before: cents, after: cents }),
            /** Of a customer who agreed without a signature. */
            consent: z.object({ at: instant, client: z.string(), note: z.string().optional() }).optional(),
          }),
        )
        .optional(),
      /** What was received and paid back, the oldest first. */
      payments: z.array(payment.pick({ kind: true, amount: true, day: true, method: true, reference: true })).optional(),
    }),
  ),
  options: z.array(
    z.object({
      id: z.string(),
      quoteId: z.string().nullable(),
      status: z.string(),
      rank: z.int(),
      createdAt: instant,
      expiresAt: instant.nullable(),
      venueName,
      rooms: z.array(z.object({ day, half: z.string(), room: z.string() })),
      /** What sales wrote about moving it out of blocked rooms. Absent: an older release answers. */
      salesNote: salesNote.optional(),
    }),
  ),
  signatures: z.array(
    z.object({
      id: z.string(),
      quoteId: z.string(),
      state: z.string(),
      signedAt: instant,
      endedAt: instant.nullable(),
      signatoryName: z.string(),
      signatoryEmail: z.string(),
      /** Network address. */
      address: z.string(),
      documentHash: z.string(),
      /** Of a document signed by hand: the local day on which it came. */
      receivedOnPaper: z.string().optional(),
      secondSignatory: z.object({ email: z.string(), name: z.string().nullable(), signedAt: instant.nullable() }).nullable(),
      reason: z.string().nullable(),
      form: keptForms.billingForm,
    }),
  ),
  /** Printed to be signed, and not signed yet: what was typed into them. */
  signatureDrafts: z
    .array(z.object({ id: z.string(), quoteId: z.string(), createdAt: instant, fields: z.record(z.string(), z.unknown()) }))
    .optional(),
  callbacks: z.array(
    z.object({ demandId: z.string(), askedAt: instant, dueAt: instant, customer, message: z.string().nullable().optional(), salesNote }),
  ),
  bigEvents: z.array(
    z.object({
      id: z.string(),
      askedAt: instant,
      dueAt: instant,
      state: z.string(),
      venueName,
      firstname: z.string(),
      lastname: z.string(),
      email: z.string(),
      phone: z.string(),
      startDay: day,
      endDay: day,
      hasFlexibleDates: z.boolean(),
      roomsCount: z.int(),
      pax: z.int(),
      message: z.string(),
      adsTracking: z.string().nullable(),
      salesNote,
    }),
  ),
  /** What staff wrote about the person. Absent: an older release answers. */
  notes: z.array(z.object({ at: instant, text: z.string() })).optional(),
  /** Mails about the person's requests and events. Absent: an older release answers. */
  mails: z.array(z.object({ at: instant, to: z.string(), subject: z.string() })).optional(),
  /** Records handed to the customer relationship system. */
  handovers: z.array(
    z.object({ id: z.string(), kind: z.string(), state: z.string(), at: instant, contact: z.record(z.string(), z.string()) }),
  ),
});
export type KeptBookings = z.infer<typeof keptBookings>;

const guest = z.object({
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  phone: z.string(),
  /** Null: not invited. */
  invitedAt: instant.nullable(),
});

/** All that svc-survey keeps of a person, the newest event first. */
export const keptEvents = z.object({
  /** Ids under which the customer relationship system knows the person, with the address that it was told. */
  knownAs: z.array(z.object({ salesforceId: z.string(), email: z.string() })),
  bookings: z.array(
    z.object({
      quoteId: z.string(),
      stage: z.string(),
      startDay: day,
      endDay: day,
      venueName: z.string(),
      customer: bookingCustomer,
      eventId: z.string().nullable(),
    }),
  ),
  events: z.array(
    z.object({
      id: z.string(),
      quoteId: z.string().nullable(),
      venueName: z.string(),
      startDay: day,
      endDay: day,
      status: z.string(),
      isCancelled: z.boolean(),
      createdAt: instant,
      customer: bookingCustomer,
      staffMessage: z.string().nullable(),
      /** Answers by step (`contact`, `0/plenary/0`, …), drafts that are not validated yet among them. */
      survey: z.array(
        z.object({
          step: z.string(),
          isSaved: z.boolean(),
          answers: z.record(z.string(), z.unknown()),
          /** A change of the booking has removed the question, of that day; absent: it stands. */
          isArchived: z.boolean().optional(),
          day: z.string().optional(),
        }),
      ),
      history: z.array(z.object({ at: instant, kind: z.string(), byYou: z.boolean(), message: z.string().nullable() })),
      shareLinks: z.array(z.object({ createdAt: instant, revokedAt: instant.nullable() })),
      mails: z.array(z.object({ kind: z.string(), at: instant })),
      /** Add-ons agreed on since the quote, by name, and charges in the words of staff, with the person's answer to them. */
      supplements: z
        .array(z.object({ name: z.string(), excludingVat: cents.nullable(), state: z.enum(['agreed', 'proposed', 'refused']) }))
        .optional(),
      /** Guests that the person listed, if guests are managed. */
      guests: z.array(guest),
    }),
  ),
});
export type KeptEvents = z.infer<typeof keptEvents>;

export const getKeptBookings = {
  summary: 'All that svc-booking keeps of the signed-in user; a part of GET /api/me/export',
  response: keptBookings,
} satisfies EndpointSchemas;

export const getKeptEvents = {
  summary: 'All that svc-survey keeps of the signed-in user; a part of GET /api/me/export',
  response: keptEvents,
} satisfies EndpointSchemas;

const bookedAhead = z.object({ quoteId: z.string(), venueName: z.string(), days: z.array(day) });

export const getBookingsAhead = {
  summary: 'What the signed-in user leaves behind by being erased now: events that stay booked, signatures that come to nothing',
  response: z.object({
    /** Confirmed, the earliest first. */
    events: z.array(bookedAhead),
    /** Signed, and waiting for a second signatory or the billing. */
    signatures: z.array(bookedAhead.extend({ secondSignatory: z.string().nullable() })),
  }),
} satisfies EndpointSchemas;
