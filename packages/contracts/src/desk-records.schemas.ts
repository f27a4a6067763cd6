import * as z from 'zod';
import { fieldChange, staffMember } from './audit-trail.ts';
import { listedDeal } from './desk-deals.schemas.ts';
import {
  mostDealsOnRecord,
  mostNoteOnRecord,
  mostOnRecord,
  mostOnTimeline,
  mostRequestsOnRecord,
  timelineKinds,
} from './desk-records-terms.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { freeText } from './free-text.ts';
import { paymentKinds, paymentMethods } from './payments-terms.ts';
import { task } from './sales-desk.schemas.ts';
import { keptForms } from './signature-form.ts';
import { paragraphsPattern } from './text-rules.ts';
import { cents, day, instant } from './vocabulary.ts';

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Ids between commas. */
const users = z.string().regex(new RegExp(`^${id}(,${id}){0,${mostOnRecord - 1}}$`));

const timelineEntry = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(timelineKinds),
  /** The deal that it is about; null: none. */
  quoteId: z.uuid().nullable(),
  /** Who of the staff did it; null: the customer. */
  by: staffMember.nullable(),
  /** What staff did, as the trail calls it; what was asked for; empty otherwise. */
  action: z.string(),
  /** A note, a message; empty otherwise. */
  text: z.string(),
  /** What staff changed, as the trail has it; absent: not of the staff, or from an older release. */
  changes: z.array(fieldChange).optional(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const recordDeal = listedDeal.extend({
  /** Order number of the customer, as given with the signature; absent: none, or from an older release. */
  purchaseOrder: z.string().optional(),
  /** What is to be paid of it; absent: nothing is owed for it, paid in credits, or from an older release. */
  balance: z.int().optional(),
});
export type RecordDeal = z.infer<typeof recordDeal>;

const sentMail = z.object({
  id: z.string(),
  at: instant,
  /** The deal that it is about; null: none. */
  quoteId: z.uuid().nullable(),
  to: z.string(),
  subject: z.string(),
});
export type SentMail = z.infer<typeof sentMail>;
/** Who is invoiced and where, as a signature said last; an empty text was left empty. */
const recordBilling = keptForms.billingForm.shape.billing.extend({ quoteId: z.uuid(), at: instant });
export type RecordBilling = z.infer<typeof recordBilling>;

const recordPayment = z.object({
  id: z.string(),
  /** When staff entered it. */
  at: instant,
  quoteId: z.uuid(),
  by: staffMember,
  kind: z.enum(paymentKinds),
  amount: cents,
  /** On the account, a local day. */
  day,
  method: z.enum(paymentMethods),
  reference: z.string(),
  /** It counts no more. */
  isReversed: z.boolean(),
});
export type RecordPayment = z.infer<typeof recordPayment>;

const sentMails = z.array(sentMail).max(mostOnTimeline);

export const getRecord = {
  summary: 'What is known of customers: their deals, requests, money, and one timeline, newest first',
  query: z.object({ users }),
  response: z.object({
    figures: z.object({
      /** Net sum of what was signed in the last 12 months and is not cancelled. */
      signedNet: cents,
      /** Deals that were ever signed, of all of them. */
      signedCount: z.int(),
      dealsCount: z.int(),
      /** Gross sum of confirmed events that are not over. */
      comingGross: cents,
      /** First day of the next confirmed event; null: none. */
      nextDay: day.nullable(),
      /**
       * What is to be paid of all signed deals, fees of cancellations and changes in, less what was received; below zero: too much was.
       * Supplements of surveys are not in. Absent: paid in credits, or from an older release.
       */
      balance: z.int().optional(),
    }),
    /** The latest first day in front. */
    deals: z.array(recordDeal).max(mostDealsOnRecord),
    requests: z.array(task).max(mostRequestsOnRecord),
    /** Their requests and bookings to be moved that are not done, those due first in front. Absent, as `billing`: an older release answers. */
    tasks: z.array(task).max(mostRequestsOnRecord).optional(),
    /** Null: nothing of theirs is signed. */
    billing: recordBilling.nullable().optional(),
    timeline: z.array(timelineEntry).max(mostOnTimeline),
    /** Mails that were sent, newest first. Absent: an older release answers. */
    mails: sentMails.optional(),
    /** What was received and paid back, those entered last in front; the entries of the trail tell of them too. Absent: an older release answers. */
    payments: z.array(recordPayment).max(mostOnTimeline).optional(),
  }),
} satisfies EndpointSchemas;
export type CustomerRecord = z.infer<typeof getRecord.response>;

export const getDealMails = {
  summary: 'Mails that were sent about a deal, newest first: to its customer, to who signs with them, to who prepares the event',
  params: z.object({ quoteId: z.uuid() }),
  response: z.object({ mails: sentMails }),
} satisfies EndpointSchemas;

export const getDealTimeline = {
  summary: 'What happened with a deal, newest first: what its customer and staff did, mails, and money that came or went',
  params: z.object({ quoteId: z.uuid() }),
  response: z.object({
    timeline: z.array(timelineEntry).max(mostOnTimeline),
    mails: sentMails,
    payments: z.array(recordPayment).max(mostOnTimeline),
  }),
} satisfies EndpointSchemas;
export type DealTimeline = z.infer<typeof getDealTimeline.response>;

export const addNote = {
  summary: 'Writes a note on a customer, for staff alone',
  params: z.object({ userId: z.uuid() }),
  body: z.object({ text: freeText(z.string().trim().min(1).max(mostNoteOnRecord).regex(paragraphsPattern)) }),
  response: timelineEntry,
} satisfies EndpointSchemas;

export const removeNote = {
  summary: 'Takes a note out: one of one’s own, an administrator any',
  params: z.object({ noteId: z.uuid() }),
} satisfies EndpointSchemas;
