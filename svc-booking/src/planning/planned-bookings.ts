import type { ChangeState } from '@plenary/contracts/change-terms';
import type { Planning, PlanningBooking } from '@plenary/contracts/planning.schemas';
import type { SearchDay } from '@plenary/contracts/search';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { inChunks } from '../bookings/add-bookings.ts';
import { agreedDays } from '../bookings/agreed-days.ts';
import type { ClaimRow } from '../db/rows.ts';
import { surveyStateOf } from '../deals/column-filters.ts';
import { presentFollowUp } from '../deals/write-follow-up.ts';
import type { BookingDeps } from '../deps.ts';
import { presentBooking } from './present-booking.ts';

type Reading = Pick<BookingDeps, 'database' | 'tables' | 'now' | 'surveyedDays'>;

/** A booking, and the days that its quote asks for, with the people agreed on since; without a quote none. */
export interface PlannedBooking {
  booking: PlanningBooking;
  asked: readonly SearchDay[];
}

/** Bookings as a planning shows them, with who follows them up and where their survey stands (design: look 09). */
export const plannedBookings = async (deps: Reading, ids: readonly string[], timeZone: string): Promise<PlannedBooking[]> => {
  const found: PlannedBooking[] = [];
  for (const part of inChunks([...ids])) found.push(...(await readBookings(deps, part, timeZone)));
  return found;
};

const readBookings = async (
  { database, tables, now, surveyedDays }: Reading,
  ids: readonly string[],
  timeZone: string,
): Promise<PlannedBooking[]> => {
  const { booking, claim, quote, dealChange, dealFollowUp, dealSurvey } = tables;
  const isOpen = or(eq(dealChange.bookingId, booking.id), eq(dealChange.dealId, booking.quoteId));
  const rows = await database.read
    .select({
      booking,
      quote: { status: quote.status, frozen: quote.frozen, customer: quote.customer },
      change: dealChange,
      followUp: dealFollowUp,
      survey: dealSurvey,
    })
    .from(booking)
    .leftJoin(quote, eq(quote.id, booking.quoteId))
    .leftJoin(dealChange, and(isOpen, eq(dealChange.state, 'offered' satisfies ChangeState)))
    .leftJoin(dealFollowUp, eq(dealFollowUp.quoteId, booking.quoteId))
    .leftJoin(dealSurvey, eq(dealSurvey.quoteId, booking.quoteId))
    .where(inArray(booking.id, [...ids]));
  const days = await database.read
    .selectDistinct({ bookingId: claim.bookingId, day: claim.day })
    .from(claim)
    .where(inArray(claim.bookingId, [...ids]))
    .orderBy(asc(claim.day));
  const daysOf = new Map<string, string[]>();
  for (const { bookingId, day } of days) daysOf.set(bookingId, [...(daysOf.get(bookingId) ?? []), day]);
  return rows.map(({ followUp, survey, ...row }) => {
    const isSold = row.booking.status === 'confirmed' && row.quote !== null;
    return {
      asked: agreedDays(row.quote?.frozen.search.days ?? [], row.booking),
      booking: {
        ...presentBooking(row, { days: daysOf.get(row.booking.id) ?? [], timeZone, now: now() }),
        ...(row.quote && { followUp: presentFollowUp(followUp) }),
        ...(surveyedDays && { title: survey?.title ?? '', ...(isSold && { survey: surveyStateOf(survey?.status) }) }),
      },
    };
  });
};

/** What a claim uses its room for; an evening, and what no quote asked for, has no use. */
export const useOf = (
  { day, request }: Pick<ClaimRow, 'day' | 'request'>,
  asked: readonly SearchDay[],
): Planning['claims'][number]['use'] => {
  const found = asked.find(({ date }) => date === day);
  const room = found && request !== null ? [found.plenary, ...found.subcommittees][request] : undefined;
  return room && { pax: room.pax, configuration: room.configuration };
};
