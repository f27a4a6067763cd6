import { type DealFlag, dealFlags, guaranteeHours } from '@plenary/contracts/desk-deals-terms';
import { overCapacity } from '@plenary/contracts/room-fit';
import { timeZoneOf } from '@plenary/contracts/terms';
import { addDays, localInstant } from '@plenary/service-kit/local-time';
import { and, eq, gte, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import type { DealRow, RoomUseRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { setUpsOf } from '../rooms/set-ups-of.ts';

interface Moment {
  now: number;
  today: string;
}

/** The days from whose noon on people are guaranteed who are due now; all venues share one zone. */
const guaranteeDays = ({ now, today }: Moment): string[] =>
  Array.from({ length: guaranteeHours / 24 + 2 }, (_, ahead) => addDays(today, ahead)).filter((day) => {
    const at = localInstant(day, '12:00', timeZoneOf.FRA);
    return at > now && at <= now + guaranteeHours * 3_600_000;
  });

type Use = Pick<RoomUseRow, 'roomId' | 'configuration' | 'pax'>;

/** Whether a room has more people than it holds in its set-up. */
const isCrowded = async ({ catalogue }: BookingDeps): Promise<(use: Use) => boolean> => {
  const { kept } = await catalogue.current();
  const setUps = new Map(kept.flatMap(({ rooms }) => rooms.map((room) => [room.id, setUpsOf(room)])));
  return ({ roomId, ...asked }) => overCapacity(setUps.get(roomId), asked) !== null;
};

/** Deals with more people in a room, today or later, than it holds in its set-up. */
const crowdedDeals = async (deps: BookingDeps, { today }: Moment): Promise<string[]> => {
  const { roomUse } = deps.tables;
  const isOver = await isCrowded(deps);
  const { roomId, configuration } = roomUse;
  const most = await deps.database.read
    .select({ roomId, configuration, pax: max(roomUse.pax) })
    .from(roomUse)
    .where(gte(roomUse.day, today))
    .groupBy(roomId, configuration);
  const rooms = [...new Set(most.filter((use) => isOver({ ...use, pax: use.pax ?? 0 })).map((use) => use.roomId))];
  const deals = new Set<string>();
  for (const part of inChunks(rooms)) {
    const uses = await deps.database.read
      .select()
      .from(roomUse)
      .where(and(gte(roomUse.day, today), inArray(roomId, part)));
    for (const use of uses) if (isOver(use)) deals.add(use.quoteId);
  }
  return [...deals];
};

/** Confirmed deals that wait for something or exceed it, as a condition on their rows (design: desk D6). */
export const flagged = async (deps: BookingDeps, flag: DealFlag, moment: Moment): Promise<SQL | undefined> => {
  const { dealRow } = deps.tables;
  const isConfirmed = eq(dealRow.stage, 'confirmed');
  if (flag === 'price-open') return and(isConfirmed, eq(dealRow.isPriceOpen, true));
  if (flag === 'guarantee-due') return and(isConfirmed, inArray(dealRow.guaranteeDay, guaranteeDays(moment)));
  const parts = inChunks(await crowdedDeals(deps, moment));
  return parts.length === 0 ? sql`1 = 0` : and(isConfirmed, or(...parts.map((part) => inArray(dealRow.quoteId, part))));
};

/** The flags of a row, as the lists of each find it; for rows of one page. */
export const flagsOf = async (deps: BookingDeps, rows: readonly DealRow[], moment: Moment): Promise<(row: DealRow) => DealFlag[]> => {
  const { roomUse } = deps.tables;
  const ids = rows.map(({ quoteId }) => quoteId);
  const isOver = await isCrowded(deps);
  const uses = await deps.database.read
    .select()
    .from(roomUse)
    .where(and(inArray(roomUse.quoteId, ids), gte(roomUse.day, moment.today)));
  const crowded = new Set(uses.filter(isOver).map(({ quoteId }) => quoteId));
  const due = guaranteeDays(moment);
  return ({ quoteId, stage, isPriceOpen, guaranteeDay }) => {
    const has = { 'price-open': isPriceOpen, 'guarantee-due': due.includes(guaranteeDay), 'over-capacity': crowded.has(quoteId) };
    return stage === 'confirmed' ? dealFlags.filter((flag) => has[flag]) : [];
  };
};
