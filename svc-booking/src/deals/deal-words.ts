import type { Transaction } from '@plenary/service-kit/database/database';
import { inArray } from 'drizzle-orm';
import type { DealRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** Digits from which on a word is looked for from each of its digits on: people know a telephone number without its beginning. */
const telephoneDigits = 8;
const fewestDigits = 3;
/** Rows of one statement: each has two parameters. */
const rowsAtOnce = 400;

const keyOf = (word: string): string => Buffer.from(word).toString('hex');

/** The keys of the words that begin so: `from` and what follows it, up to and without `before`. */
export const keysBeginning = (beginning: string): { from: string; before: string } => {
  const from = keyOf(beginning);
  return { from, before: `${from}g` };
};

/** A telephone number has keys of its own, so that digits of an address or a name find none. */
export const telephoneWord = (digits: string): string => `+${digits}`;

const endsOf = (word: string): string[] =>
  new RegExp(`^\\d{${telephoneDigits},}$`).test(word)
    ? [word, ...Array.from({ length: word.length - fewestDigits + 1 }, (_, start) => telephoneWord(word.slice(start)))]
    : [word];

/** The keys under which a row is found, each once. */
export const dealKeys = (words: string): string[] => [...new Set(words.trim().split(' ').flatMap(endsOf).map(keyOf))];

/** Writes the words of rows before the rows themselves, where they changed. */
export const keepDealWords = async (
  tx: Transaction,
  { dealRow, dealWord }: BookingTables,
  rows: readonly Pick<DealRow, 'quoteId' | 'words'>[],
): Promise<void> => {
  const ids = rows.map(({ quoteId }) => quoteId);
  if (ids.length === 0) return;
  const kept = await tx
    .select({ quoteId: dealRow.quoteId, indexedWords: dealRow.indexedWords })
    .from(dealRow)
    .where(inArray(dealRow.quoteId, ids));
  const indexed = new Map(kept.map((row) => [row.quoteId, row.indexedWords]));
  const changed = rows.filter(({ quoteId, words }) => indexed.get(quoteId) !== words);
  if (changed.length === 0) return;
  const changedIds = changed.map(({ quoteId }) => quoteId);
  await tx.delete(dealWord).where(inArray(dealWord.quoteId, changedIds));
  const keys = changed.flatMap(({ quoteId, words }) => dealKeys(words).map((word) => ({ word, quoteId })));
  for (let start = 0; start < keys.length; start += rowsAtOnce) await tx.insert(dealWord).values(keys.slice(start, start + rowsAtOnce));
};
