import * as z from 'zod';
import { staffMember } from './audit-trail.ts';
import type { EndpointSchemas } from './endpoint.ts';
import { email } from './identity-fields.ts';
import { sheetLists } from './sheet-terms.ts';
import { maxSheetRecipients, sheetFacts, sheetPlaces, sheetStates } from './sheet-versions-terms.ts';
import { day, instant, language } from './vocabulary.ts';

/** Versions of the function sheet of an event, and of the papers of a venue's day (design: desk D16). */

const sheetChange = z.object({
  /** On a paper of a day: the event, as `quoteId` or else the key that it has there; absent: on its own sheet. */
  event: z.string().optional(),
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

export const paperVersions = sheetVersions.omit({ state: true });
export type PaperVersions = z.infer<typeof paperVersions>;

const inLanguage = z.object({ lng: language.optional() });

/** Of its quote, else of its booking. */
const ofSheet = z.object({ reference: z.uuid() });

/** Mail addresses; empty: it is printed. */
const sending = z.object({ sendTo: z.array(email).max(maxSheetRecipients).default([]) });

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
  body: sending,
  response: sheetVersions,
} satisfies EndpointSchemas;

/** The venue by its id or slug. */
const ofPaper = z.object({ venue: z.string().max(80), day, list: z.enum(sheetLists) });

export const getPaperVersions = {
  summary: 'The versions of a paper of a venue and day, and what has changed since the last one',
  params: ofPaper,
  query: inLanguage,
  response: paperVersions,
} satisfies EndpointSchemas;

export const addPaperVersion = {
  summary: 'Numbers a paper of a venue and day as it is printed or sent; one that has not changed keeps its number',
  params: ofPaper,
  query: inLanguage,
  body: sending,
  response: paperVersions,
} satisfies EndpointSchemas;
