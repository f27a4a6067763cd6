import type { BookingWays, WayObstacle } from '@plenary/contracts/booking-ways';
import type { QuoteStatus } from '@plenary/contracts/quote';
import { isSigned } from '@plenary/contracts/quote-state';
import { localTime } from '@plenary/service-kit/local-time';
import { and, eq } from 'drizzle-orm';
import { eventStart } from '../calendar/event-start.ts';
import { firstHalfStart } from '../calendar/first-half-start.ts';
import { isChangedByHand } from '../change-offers/is-changed-by-hand.ts';
import { offeredUntil } from '../change-offers/offered-until.ts';
import { changesOf } from '../change-offers/open-change.ts';
import { pastChanges } from '../change-offers/past-changes.ts';
import { obstacleToPostponing } from '../change-offers/postponing.ts';
import type { ChangeRow, QuoteRow } from '../db/rows.ts';
import { type AgreedRules, agreedRules } from '../deal-terms/deal-terms.ts';
import type { BookingDeps } from '../deps.ts';
import { settleOverdue } from '../options/settle-venue.ts';
import type { CatalogueVenue } from '../venues/catalogue.ts';

interface Standing {
  row: QuoteRow;
  /** In ascending order. */
  dates: readonly string[];
  /** Of the venue. */
  timeZone: string;
  isConfirmed: boolean;
  now: number;
}

/** What the customer of a signed quote can do with its booking now, or why not; undefined: it is not signed, or an amendment. */
export const bookingWaysOf = async (
  deps: BookingDeps,
  { row, venue }: { row: QuoteRow; venue: CatalogueVenue },
): Promise<BookingWays | undefined> => {
  if (row.amends !== null || !isSigned({ status: row.status as QuoteStatus })) return undefined;
  const { database, tables, catalogue, now } = deps;
  const { booking } = tables;
  const [confirmed] = await database.read
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.quoteId, row.id), eq(booking.status, 'confirmed')));
  const changes = await liveChanges(deps, { dealId: row.id, venue });
  const { timeZone, address } = venue.record;
  const { dealTerms } = await catalogue.current();
  const { postponement: rule } = agreedRules(row, { versions: dealTerms, countryCode: address.countryCode });
  const dates = row.frozen.search.days.map(({ date }) => date).sort();
  const standing = { row, dates, timeZone, isConfirmed: confirmed !== undefined, now: now() };
  const hasBegun = standing.now >= firstHalfStart({ days: row.frozen.search.days, countryCode: address.countryCode, timeZone });
  const cancel = obstacleToAll(standing, hasBegun);
  const change = cancel ?? obstacleToChange(standing, changes);
  return { change, postpone: change ?? obstacleToPostpone(standing, { changes, rule }), cancel, postponeDays: rule.minDays };
};

/** Changes of a deal, the newest first; one that has lapsed unnoticed is ended before. */
const liveChanges = async (deps: BookingDeps, { dealId, venue }: { dealId: string; venue: CatalogueVenue }): Promise<ChangeRow[]> => {
  const { database, tables } = deps;
  const changes = await changesOf(database.read, tables, dealId);
  if (!changes.some(({ state }) => state === 'offered')) return changes;
  await settleOverdue(deps, venue);
  return changesOf(database.read, tables, dealId);
};

const obstacleToAll = ({ row, dates, timeZone, isConfirmed, now }: Standing, hasBegun: boolean): WayObstacle | null => {
  if (row.standing === 'cancelled') return 'cancelled';
  if (localTime(now, timeZone).day > (dates.at(-1) ?? '')) return 'over';
  if (hasBegun) return 'begun';
  return isConfirmed ? null : 'unconfirmed';
};

const obstacleToChange = ({ row: { frozen }, dates, timeZone, now }: Standing, changes: readonly ChangeRow[]): WayObstacle | null => {
  if (now >= eventStart({ firstDay: dates[0] ?? '', timeZone })) return 'on-its-day';
  if (changes.some(({ state }) => state === 'offered')) return 'change-open';
  return isChangedByHand(frozen) ? 'by-hand' : null;
};

interface Postponing {
  /** The newest first. */
  changes: readonly ChangeRow[];
  rule: AgreedRules['postponement'];
}

const obstacleToPostpone = ({ dates, timeZone, now }: Standing, { changes, rule }: Postponing): WayObstacle | null => {
  const firstDay = dates[0] ?? '';
  const { hasPostponed } = pastChanges(changes);
  const isTooLateToSign = offeredUntil({ now, timeZone, days: [firstDay] }) <= now;
  return (
    obstacleToPostponing({ receivedOn: localTime(now, timeZone).day, firstDay, hasPostponed, rule }) ??
    (isTooLateToSign ? 'too-late-to-sign' : null)
  );
};
