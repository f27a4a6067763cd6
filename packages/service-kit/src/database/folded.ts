import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Dialect } from './columns.ts';

/** A text as it is searched: without capitals and accents. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
/** Latin letters that fold into another one, independent of the server's locale. */
const letters = between(0xc0, 0x17f).filter((letter) => fold(letter) !== letter && fold(letter).length === 1);
const accents = between(0x300, 0x36f);
const [from, to] = [[...letters, ...accents].join(''), letters.map(fold).join('')];

/** A column as `fold` has it; SQLite has a function for it, on PostgreSQL what has no counterpart in `to` is left out. */
export const folded = (dialect: Dialect, text: SQLWrapper): SQL =>
  dialect === 'sqlite' ? sql`folded(${text})` : sql`translate(lower(${text}), ${from}, ${to})`;
