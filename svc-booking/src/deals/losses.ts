import type { Loss } from '@plenary/contracts/desk-deals.schemas';
import type { LostFilter } from '@plenary/contracts/desk-deals-terms';
import { and, type SQL, sql } from 'drizzle-orm';
import type { DealRow, LossRow } from '../db/rows.ts';
import type { BookingTables } from '../db/tables.ts';

/** Instant of a list. */
interface At {
  now: number;
}

/** Lost: declined or withdrawn, or signed by nobody in time; a booking that is cancelled is not (design: desk D8). */
const isLost = ({ dealRow: { stage, endsAt } }: BookingTables, { now }: At): SQL =>
  sql`(${stage} = 'rejected' or (${stage} = 'quote' and ${endsAt} <= ${now}))`;

/** Why a lost deal was: what staff said, else by how it ended. */
const reasonOf = ({ dealLoss, dealRow }: BookingTables): SQL => sql`coalesce(
  (select l.reason from ${dealLoss} l where l.quote_id = ${dealRow}.quote_id),
  case when ${dealRow.stage} = 'quote' then 'no-answer' else 'unsaid' end
)`;

/** The deals that are lost, for a reason or for any. */
export const lostFor = (tables: BookingTables, lost: LostFilter, at: At): SQL | undefined =>
  and(isLost(tables, at), lost === 'any' ? undefined : sql`${reasonOf(tables)} = ${lost}`);

/** Why a deal was lost, as it is told; null: it is not lost. */
export const presentLoss = ({ stage, endsAt }: DealRow, told: LossRow | null | undefined, { now }: At): Loss | null => {
  const isExpired = stage === 'quote' && endsAt <= now;
  if (!isExpired && stage !== 'rejected') return null;
  if (told) return { reason: told.reason, text: told.text, by: told.toldBy, version: told.version };
  return { reason: isExpired ? 'no-answer' : 'unsaid', text: '', by: null, version: 0 };
};
