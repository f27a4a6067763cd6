import { type AnyColumn, and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import { ProblemException } from '../problem.ts';

interface Asked {
  /** The `next` of the page before. */
  before: string | undefined;
  size: number;
}

interface Bounds {
  isBehind: SQL | undefined;
  order: [SQL, SQL];
  limit: number;
}

/**
 * A page of rows by their instant and id, the newest first, with where the next one begins; null behind the last. `read` selects within the
 * bounds that it is given. Throws 400 `invalid-request` for a place that is none.
 */
export const newestFirst = async <Row extends { at: number; id: string }>(
  { at, id }: { at: AnyColumn; id: AnyColumn },
  { before, size }: Asked,
  read: (bounds: Bounds) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> => {
  const place = before === undefined ? undefined : readPlace(before);
  const isBehind = place && or(lt(at, place.at), and(eq(at, place.at), lt(id, place.id)));
  const found = await read({ isBehind, order: [desc(at), desc(id)], limit: size + 1 });
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? `${last.at}_${last.id}` : null };
};

const readPlace = (text: string): { at: number; id: string } => {
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw new ProblemException(400, { code: 'invalid-request', errors: { before: 'invalid' } });
  return { at: Number(at), id };
};
