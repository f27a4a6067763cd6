import type * as personalDataSchemas from '@plenary/contracts/personal-data.schemas';
import { localTime } from '@plenary/service-kit/local-time';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type * as z from 'zod';
import type { QuoteRow } from '../db/rows.ts';
import type { BookingDeps } from '../deps.ts';
import { isWaiting, waitingStatuses } from '../signature-state/signature-rules.ts';

type Ahead = z.infer<typeof personalDataSchemas.getBookingsAhead.response>;

/** Quotes of a person that are signed and whose last day is not over, by the clock of the venue; the earliest first. */
export const getBookingsAhead = async (deps: BookingDeps, userId: string): Promise<Ahead> => {
  const { catalogue, database, tables, now } = deps;
  const { quote, signature } = tables;
  const { byId } = await catalogue.current();
  const signed = await database.read
    .select({ row: quote, secondSignatory: signature.secondEmail })
    .from(quote)
    .leftJoin(signature, and(eq(signature.quoteId, quote.id), eq(signature.state, 'standing')))
    .where(
      and(
        eq(quote.userId, userId),
        eq(quote.standing, 'current'),
        inArray(quote.status, ['Approved', ...waitingStatuses]),
        isNull(quote.amends),
      ),
    );
  const at = now();
  const ahead = signed.flatMap(({ row, secondSignatory }) => {
    const venue = byId.get(row.venueId)?.record;
    const days = daysOf(row);
    const isAhead = venue && (days.at(-1) ?? '') >= localTime(at, venue.timeZone).day;
    return isAhead ? [{ status: row.status, secondSignatory, booked: { quoteId: row.id, venueName: venue.commercialName, days } }] : [];
  });
  ahead.sort((a, b) => (order(a.booked) < order(b.booked) ? -1 : 1));
  return {
    events: ahead.filter(({ status }) => status === 'Approved').map(({ booked }) => booked),
    signatures: ahead.filter(({ status }) => isWaiting(status)).map(({ booked, secondSignatory }) => ({ ...booked, secondSignatory })),
  };
};

const daysOf = ({ frozen }: QuoteRow): string[] => frozen.search.days.map(({ date }) => date);
const order = ({ quoteId, days }: { quoteId: string; days: readonly string[] }): string => `${days[0]} ${quoteId}`;
