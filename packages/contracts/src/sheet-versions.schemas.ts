import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { email } from './identity-fields.ts';
import { maxSheetRecipients, sheetFacts, sheetPlaces, sheetStates } from './sheet-versions-terms.ts';
import { day, instant, language } from './vocabulary.ts';

/** Versions of the function sheet of an event (design: desk D16). */

const sheetChange = z.object({
  /** Null: the event as a whole. */
  day: day.nullable(),
  place: z.enum(sheetPlaces),
  /** 0 but for further sub-rooms. */
  index: z.int().min(0),
  fact: z.enum(sheetFacts),
  /** In the language asked for. */
  text: z.string(),
});
export type SheetChange = z.infer<typeof sheetChange>;

const sheetVersion = z.object({
  number: z.int().min(1),
  at: instant,
  /** Null: it was made when the guarantee came due, or by a change after that. */
  by: staffMember.nullable(),
  isFinal: z.boolean(),
  /** Mail addresses; empty: it was printed. */
  sentTo: z.array(z.string()),
  /** Since the version before. */
  changes: z.array(sheetChange),
});
export type SheetVersion = z.infer<typeof sheetVersion>;

const sheetVersions = z.object({
  state: z.enum(sheetStates),
  /** Instant from which the sheet is final. */
  finalFrom: instant,
  isFinal: z.boolean(),
  /** The newest first. */
  versions: z.array(sheetVersion),
  /** What has changed since the newest; empty before there is one. */
  changes: z.array(sheetChange),
  /** Whom the next is sent to unless somebody else is named: those of the last mail, else the Meeting Scientist. */
  recipients: z.array(z.string()),
});
export type SheetVersions = z.infer<typeof sheetVersions>;

const inLanguage = z.object({ lng: language.optional() });

/** Of its quote, else of its booking. */
const ofSheet = z.object({ reference: z.uuid() });

export const getSheetVersions = {
  summary: 'The versions of the function sheet of an event, and what has changed since the last one',
  params: ofSheet,
  query: inLanguage,
  response: sheetVersions,
} satisfies EndpointSchemas;

export const addSheetVersion = {
  summary: 'Numbers the function sheet of an event as it is printed or sent; one that has not changed keeps its number',
  params: ofSheet,
  query: inLanguage,
  body: z.object({ sendTo: z.array(email).max(maxSheetRecipients).default([]) }),
  response: sheetVersions,
} satisfies EndpointSchemas;
