import type { QuoteStanding } from '@plenary/contracts/quote';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

type Standing = Pick<QuoteRow, 'id' | 'status' | 'standing' | 'supersededBy' | 'amends'>;

/** Those of some quotes that staff withdrew, by the trail, which is written with the withdrawal (docs/decisions/0195). */
const withdrawnAmong = async (read: Reader, { auditEntry }: BookingTables, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await read
    .select({ id: auditEntry.subjectId })
    .from(auditEntry)
    .where(and(inArray(auditEntry.subjectId, [...ids]), eq(auditEntry.action, 'quote-withdrawn')));
  return new Set(rows.map(({ id }) => id));
};

/** Whether what each quote says still stands, and what ended it if it was not its customer (design: lifecycle L2). */
export const standingsOf = async (read: Reader, tables: BookingTables, rows: readonly Standing[]): Promise<Map<string, QuoteStanding>> => {
  const ended = rows.filter(({ status, supersededBy }) => status === 'Rejected' && supersededBy === null);
  const withdrawn = await withdrawnAmong(
    read,
    tables,
    ended.map(({ id }) => id),
  );
  return new Map(
    rows.map(({ id, standing, supersededBy }) => {
      if (standing !== 'current') return [id, standing as QuoteStanding];
      return [id, supersededBy !== null ? 'superseded' : withdrawn.has(id) ? 'withdrawn' : 'current'];
    }),
  );
};

/** The same of one; an amendment stands and falls with the deal that it changes. */
export const quoteStanding = async (read: Reader, tables: BookingTables, row: Standing): Promise<QuoteStanding> => {
  const { quote } = tables;
  const [deal] = row.amends ? await read.select().from(quote).where(eq(quote.id, row.amends)) : [];
  const asked = deal ?? row;
  return (await standingsOf(read, tables, [asked])).get(asked.id) ?? 'current';
};
