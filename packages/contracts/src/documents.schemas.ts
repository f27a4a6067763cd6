import * as z from 'zod';
import { expectedRooms, namedRoom } from './booked-room.ts';
import { cancellationTerms } from './cancellation.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { businessContributor, meetingScientist, quote } from './quote.ts';
import { keptForms } from './signature-form.ts';
import { fallbackLanguage } from './terms.ts';
import { palette, picture } from './venue.ts';
import { cents, countryCode, day, instant, language, percent, serverLink } from './vocabulary.ts';

/** Goals of a quote document (spec/logistics.md "Quote document"). */
export const documentGoals = ['signature', 'preview', 'booking-estimation', 'proforma', 'proforma-preview', 'proforma-invoice'] as const;
export const documentGoal = z.enum(documentGoals);
export type DocumentGoal = z.infer<typeof documentGoal>;

/** A language that no paper is written in is answered in French (spec/logistics.md §3). */
const documentLanguage = language.catch(fallbackLanguage);

const postalAddress = z.object({ street: z.string(), zipCode: z.string(), city: z.string(), country: z.string() });

/**
 * What a quote holds: nothing yet (`open`), its rooms by an option (`held`), none behind another customer's option (`second`), its
 * rooms while something is missing in its signature (`signed`), its rooms for good (`booked`); nothing any more (`endedStandings`): it was
 * declined or withdrawn, a newer version or another variant took its place, its last day of validity or the event's first day came before a
 * signature, or the booking was cancelled.
 */
export const endedStandings = ['declined', 'replaced', 'expired', 'missed', 'cancelled'] as const;
export const paperStandings = ['open', 'held', 'second', 'signed', 'booked', ...endedStandings] as const;
export type PaperStanding = (typeof paperStandings)[number];

/** The customer who books. Empty texts are not printed. */
export const documentCustomer = z.object({
  /** The person. */
  name: z.string(),
  companyName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  address: postalAddress.optional(),
  vatCode: z.string().optional(),
});
export type DocumentCustomer = z.infer<typeof documentCustomer>;

const documentLine = z.object({
  description: z.string(),
  subtext: z.string().optional(),
  quantity: z.int().min(0),
  unitPrice: cents,
  catalogPrice: cents,
  amount: cents,
});
const documentDay = z.object({ date: day, lines: z.array(documentLine), amount: cents });

/** A booking before or after an amendment; people by day, and the total with VAT. */
const amendedSide = z.object({ firstDay: day, lastDay: day, pax: z.array(z.int()), rooms: z.array(namedRoom), total: cents });

/**
 * Content of a quote's paper (spec/logistics.md §3 "Quote document"). Amounts are euro cents without VAT unless said otherwise. A
 * missing optional field is a paper without that part.
 */
export const quoteDocument = z.object({
  goal: documentGoal,
  language,
  information: z.object({
    brandName: z.string(),
    meetingScientist: meetingScientist.optional(),
    businessContributor: businessContributor.optional(),
    /** Null if the company is not certain. */
    customerCompany: z
      .object({
        name: z.string(),
        address: postalAddress.optional(),
        vatCode: z.string().optional(),
        contact: z.object({ name: z.string(), email: z.string(), phoneNumber: z.string() }).optional(),
      })
      .nullable(),
    quoteReference: z.string(),
    creationDate: day,
    /** Last day on which the quote can be accepted. */
    expirationDate: day,
    /** What the quote holds or books at the moment, and until when. */
    standing: z.object({
      kind: z.enum(paperStandings),
      until: instant.optional(),
      /** No option can be placed any more. */
      isTooLate: z.boolean().optional(),
    }),
    headerFreeText: z.string().optional(),
    /** The payee: its legal line at the foot of each page, and the account for the deposit. */
    settlementCompany: z.object({ footer: z.string(), iban: z.string(), bic: z.string() }),
  }),
  eventSummary: z.object({
    firstDay: day,
    lastDay: day,
    dayCount: z.int().min(1),
    /** Rooms that are held or booked, by day, the plenary first. */
    rooms: z.array(namedRoom).optional(),
    /** Rooms that the quote would get on the day of its printing; absent where some are held, or none are to be named. */
    expectedRooms: expectedRooms.extend({ asOf: day }).optional(),
    eventLocation: z.object({
      venueId: z.string(),
      venueName: z.string(),
      /** Said over the lines where the venue is one of those with a special banner. */
      banner: z.string().optional(),
      address: z.object({ street: z.string(), zipCode: z.string(), city: z.string(), countryCode }),
      palette,
      /** The first three are printed; a missing one is drawn in the venue's colours. */
      venuePictures: z.array(picture.pick({ sources: true, alternative: true })),
    }),
  }),
  /** What it changes of a booking, before and after; absent: it is no amendment. Amounts include VAT. */
  amendment: z
    .object({
      /** Reference of the quote that it amends. */
      reference: z.string(),
      before: amendedSide,
      after: amendedSide,
      fee: cents.optional(),
      leastFeePercent: percent.optional(),
    })
    .optional(),
  /** Of a proposal with variants, of which one is signed: this one in front; absent: it has none. Amounts as in `totals`. */
  variants: z
    .array(
      z.object({
        reference: z.string(),
        venueName: z.string(),
        firstDay: day,
        lastDay: day,
        totalExcludingTaxes: cents,
        totalIncludingTaxes: cents,
      }),
    )
    .optional(),
  items: z.object({ days: z.array(documentDay) }),
  frameworkDiscount: z
    .object({ companyName: z.string(), description: z.string(), dispositions: z.string(), percent, amount: cents })
    .optional(),
  additionalServices: z.object({ description: z.string() }).optional(),
  administrationFees: z.object({ description: z.string(), percent: percent.optional(), amount: cents }).optional(),
  totals: z.object({
    subTotal: cents,
    discounts: cents,
    totalExcludingTaxes: cents,
    /** Rate of rooms, total amount over all rates. */
    taxes: z.object({ percentage: percent, amount: cents }),
    /** One a rate, ascending; `base` is what the rate is applied to. */
    taxBreakdown: z.array(z.object({ percentage: percent, base: cents, amount: cents })),
    totalIncludingTaxes: cents,
    /** A part of the total with VAT. */
    deposit: z.object({ percentage: percent, amount: cents }),
    /** Credits that the quote takes from a balance, if there is one. */
    credits: z.int().min(0).optional(),
  }),
  cancellationTerms: cancellationTerms.optional(),
  /** Kilograms of CO2 equivalent; printed in French alone. */
  carbonFootprint: z.object({ kilograms: z.number().min(0) }).optional(),
});
export type QuoteDocument = z.infer<typeof quoteDocument>;
export type DocumentDay = z.infer<typeof documentDay>;
export type DocumentLine = z.infer<typeof documentLine>;

export const getQuotePdf = {
  summary: 'The quote as a PDF document',
  params: z.object({ quoteId: z.uuid() }),
  query: z.object({
    lng: documentLanguage.optional(),
    download: z.enum(['true', 'false']).optional(),
    version: z.literal('4').optional(),
    goal: documentGoal.optional(),
  }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;

export const getTestPdf = {
  summary: 'Links to sample documents of every goal and language',
  query: z.object({ goal: documentGoal.optional(), lng: documentLanguage.optional() }),
  response: z.object({
    _links: z.object({ download: serverLink }),
    samples: z.array(z.object({ goal: documentGoal, language, href: z.string() })),
  }),
} satisfies EndpointSchemas;

export const getTestPdfDocument = {
  summary: 'A sample quote as a PDF document',
  query: z.object({
    goal: documentGoal.optional(),
    lng: documentLanguage.optional(),
    download: z.enum(['true', 'false']).optional(),
  }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;

export const renderQuoteDocument = {
  summary: 'A quote as its customer downloads it, as a PDF document',
  body: z.object({ quote, language, customer: documentCustomer }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;

export const renderSignatureDocument = {
  summary: 'The quote with its filled signature page as a PDF document',
  body: z.object({
    quote,
    language,
    fields: keptForms.signatureFields,
    customer: documentCustomer,
  }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;

const sheetFact = z.object({ term: z.string(), fact: z.string() });

/** A paper of the desk in words, as it is printed (design: desk D13-D15). */
export const sheetDocument = z.object({
  language,
  /** Of the file, without its ending. */
  fileName: z.string().regex(/^[\w-]{1,160}$/),
  heading: z.string(),
  /** Whose sheet it is, and where and when; then what it is worth. */
  intro: z.array(z.string()),
  sections: z.array(
    z.object({
      heading: z.string(),
      /** Null: it has none. Every row has a cell for each column. */
      table: z.object({ columns: z.array(z.string()).min(1).max(12), rows: z.array(z.array(z.string())) }).nullable(),
      facts: z.array(sheetFact),
    }),
  ),
  /** Of when it tells. */
  asOf: z.string(),
  madeAt: instant,
});
export type SheetDocument = z.infer<typeof sheetDocument>;

export const renderSheetDocument = {
  summary: 'A sheet of the desk as a PDF document',
  body: sheetDocument,
  produces: 'application/pdf',
} satisfies EndpointSchemas;

const signing = z.object({
  name: z.string(),
  email: z.string(),
  signedAt: instant,
  /** Network address; absent where it is not known. */
  ip: z.string().optional(),
  userId: z.string().optional(),
});

export const renderCertificate = {
  summary: 'The certificate of a signature as a PDF document',
  body: z.object({
    language,
    quoteId: z.uuid(),
    /** Name of the venue and days of the event, as in the signed document. */
    venueName: z.string(),
    firstDay: day,
    lastDay: day,
    countryCode,
    totalIncludingVatPrice: cents,
    companyName: z.string(),
    /** SHA-256 of the signed document, 64 hexadecimal digits. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    signatory: signing,
    secondSignatory: signing.optional(),
  }),
  produces: 'application/pdf',
} satisfies EndpointSchemas;
