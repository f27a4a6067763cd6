import { refuse } from '@plenary/http/refuse';
import type { UserActor } from '@plenary/service-kit/actor';
import type { Reader } from '@plenary/service-kit/database/database';
import { and, eq } from 'drizzle-orm';
import { eventStart } from '../calendar/event-start.ts';
import type { OptionRow, QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { liveOption } from '../options/live-option.ts';
import { signatureObstacle } from '../signature-state/signature-rules.ts';
import type { CatalogueSnapshot, CatalogueVenue } from '../venues/catalogue.ts';

/** A quote with everything that signing needs. */
export interface QuoteToSign {
  row: QuoteRow;
  venue: CatalogueVenue;
  /** In ascending order. */
  days: readonly string[];
  /** Instant at which the event begins. */
  start: number;
  option: OptionRow | undefined;
}

interface Asked {
  catalogue: CatalogueSnapshot;
  quoteId: string;
  /** Its owner; undefined for the holder of a mailed link. */
  actor: UserActor | undefined;
  now: number;
}

/** A quote of the caller, with the option that is live at `now`; refuses `not-found`, also for another customer's quote. */
export const quoteToSign = async (
  read: Reader,
  { tables }: BookingDeps,
  { catalogue, quoteId, actor, now }: Asked,
): Promise<QuoteToSign> => {
  const { quote } = tables;
  const [row] = await read
    .select()
    .from(quote)
    .where(and(eq(quote.id, quoteId), actor && eq(quote.userId, actor.userId)));
  const venue = row && catalogue.byId.get(row.venueId);
  if (!row || !venue) return refuse('not-found');
  const days = row.frozen.search.days.map(({ date }) => date);
  const start = eventStart({ firstDay: days[0] ?? '', timeZone: venue.record.timeZone });
  return { row, venue, days, start, option: await liveOption(read, tables, { quoteId, now }) };
};

/** Why the caller cannot sign a quote at `now`, or null. */
export const obstacleOf = ({ row, venue, days, start, option }: QuoteToSign, { actor, now }: { actor: UserActor; now: number }) =>
  signatureObstacle({
    status: row.status,
    mailboxProven: actor.mailboxProven,
    now,
    validUntil: row.validUntil,
    eventStart: start,
    rank: option?.rank ?? null,
    hasClosedDay: days.some((day) => venue.isClosed(day)),
  });

/** Refuses as the obstacle says. A rejected quote is over, as one that has expired is. */
export const refuseObstacle = (obstacle: ReturnType<typeof obstacleOf>): void => {
  if (obstacle) refuse(obstacle === 'rejected' ? 'quote-expired' : obstacle);
};
