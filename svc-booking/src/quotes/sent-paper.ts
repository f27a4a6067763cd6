import { createHash } from 'node:crypto';
import type { Language } from '@plenary/contracts/vocabulary';
import { refuse } from '@plenary/http/refuse';
import type { Transaction } from '@plenary/service-kit/database/database';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { BookingTables } from '../db/tables.ts';
import type { BookingDeps } from '../deps.ts';
import { printPaper } from './print-paper.ts';

interface Sending {
  quoteId: string;
  /** Of its customer. */
  language: Language;
  now: number;
}

/** Says of a quote that staff send its paper: the first print of it is kept (design: lifecycle L11). */
export const expectSentPaper = async (
  tx: Transaction,
  { sentPaper }: BookingTables,
  { quoteId, language, now }: Sending,
): Promise<void> => {
  await tx.insert(sentPaper).values({ quoteId, language, sentAt: now }).onConflictDoNothing();
};

/**
 * The bytes of a quote's paper as it was sent; printed and kept where nobody has asked for them before. Null: staff have not sent it, or the
 * quote was decided before it could be printed. Refuses `documents-unavailable`.
 */
export const sentPaperOf = async (deps: BookingDeps, quoteId: string) => {
  const { database, tables } = deps;
  const { sentPaper } = tables;
  const find = async () => (await database.read.select().from(sentPaper).where(eq(sentPaper.quoteId, quoteId)))[0];
  const sent = await find();
  if (!sent) return null;
  if (sent.bytes !== null) return present(sent);
  const printed = await printPaper(deps, { quoteId, language: sent.language });
  if (printed?.row.status !== 'Presented' || deps.now() >= printed.row.validUntil) return null;
  const bytes = Buffer.from(printed.bytes);
  const kept = {
    particularsRevision: printed.row.particularsRevision,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.toString('base64'),
  };
  await database.transact((tx) =>
    tx
      .update(sentPaper)
      .set(kept)
      .where(and(eq(sentPaper.quoteId, quoteId), isNull(sentPaper.bytes)))
      .returning({ quoteId: sentPaper.quoteId }),
  );
  // Somebody else may have kept theirs first.
  const first = await find();
  return first ? present(first) : null;
};

const present = ({ language, particularsRevision, bytes }: BookingTables['sentPaper']['$inferSelect']) =>
  bytes === null ? null : { language, particularsRevision, bytes: Buffer.from(bytes, 'base64') };

/** For staff, whatever became of the quote; refuses `not-found` and `documents-unavailable`. */
export const getPaperForStaff = async (deps: BookingDeps, quoteId: string): Promise<Buffer> =>
  (await sentPaperOf(deps, quoteId))?.bytes ?? refuse('not-found');

interface Asked {
  userId: string;
  quoteId: string;
  language: Language;
}

/**
 * For the quote's owner, in the language in which it was sent and while its texts are those of then. Refuses `not-found`, also for another
 * customer's, and `documents-unavailable`.
 */
export const getSentPaper = async (deps: BookingDeps, { userId, quoteId, language }: Asked): Promise<Buffer> => {
  const { quote } = deps.tables;
  const [own] = await deps.database.read
    .select({ particularsRevision: quote.particularsRevision })
    .from(quote)
    .where(and(eq(quote.id, quoteId), eq(quote.userId, userId)));
  if (!own) return refuse('not-found');
  const sent = await sentPaperOf(deps, quoteId);
  const isCurrent = sent?.language === language && sent.particularsRevision === own.particularsRevision;
  return isCurrent ? sent.bytes : refuse('not-found');
};

/** Papers name an erased customer; what was signed is kept apart. */
export const forgetSentPapers = async (tx: Transaction, { sentPaper }: BookingTables, quoteIds: readonly string[]): Promise<void> => {
  if (quoteIds.length > 0) await tx.delete(sentPaper).where(inArray(sentPaper.quoteId, [...quoteIds]));
};
