import type { QuoteStanding } from '@plenary/contracts/quote';
import type { SheetPlace } from '@plenary/contracts/sheets.schemas';
import { countryCodes } from '@plenary/contracts/terms';
import { addDays } from '@plenary/service-kit/local-time';
import { and, asc, between, eq, gte, inArray } from 'drizzle-orm';
import type { BookingStatus } from '../bookings/booking.ts';
import type { BookingDeps } from '../deps.ts';
import { askedAtOnce } from './asked-at-once.ts';
import { readFunctionSheet } from './read-function-sheet.ts';
import { noneIfRefused, renumber } from './renumber.ts';

/** Events of which svc-survey is asked at once: few enough that what it told is no older than seconds when their sheets are made. */
const eventsAtOnce = 50;

interface ComingSheet {
  reference: string;
  /** Where and when svc-survey is asked about it: nowhere once it is cancelled. */
  places: readonly SheetPlace[];
}

/**
 * Makes the sheets of coming events final once their guarantee is due, numbers and mails each that changed after that, and each whose
 * event was cancelled under a number; answers how many (design: desk D16). One that fails does not block the others. Safe to run twice, and on
 * several replicas.
 */
export const sweepSheets = async (deps: BookingDeps): Promise<number> => {
  const failures: unknown[] = [];
  let swept = 0;
  const coming = await comingSheets(deps);
  for (let from = 0; from < coming.length; from += eventsAtOnce) {
    const part = coming.slice(from, from + eventsAtOnce);
    const surveyedDays = deps.surveyedDays && (await askedAtOnce(deps.surveyedDays, part));
    for (const { reference } of part) {
      try {
        if (await settleSheet({ ...deps, surveyedDays }, reference)) swept += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sheets were not settled, ${swept} were`);
  return swept;
};

/** Of confirmed bookings that may be due, and of events that were cancelled under a number. */
const comingSheets = async (deps: BookingDeps): Promise<ComingSheet[]> => {
  const { database, tables } = deps;
  const { booking, claim, quote, sheetVersion } = tables;
  const { byId, dealTerms } = await deps.catalogue.current();
  const longestGuarantee = Math.max(...dealTerms.flatMap(({ countries }) => countryCodes.map((code) => countries[code].guaranteeDays)));
  // A day of slack: no zone is further from UTC.
  const today = new Date(deps.now()).toISOString().slice(0, 10);
  const isSoon = between(claim.day, addDays(today, -1), addDays(today, longestGuarantee + 1));
  const soon = database.read.select({ id: claim.bookingId }).from(claim).where(isSoon);
  const days = await database.read
    .selectDistinct({ id: booking.id, quoteId: booking.quoteId, venueId: booking.venueId, day: claim.day })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(and(eq(booking.status, 'confirmed' satisfies BookingStatus), inArray(booking.id, soon)))
    .orderBy(asc(booking.id), asc(claim.day));
  const cancelled = await database.read
    .selectDistinct({ reference: sheetVersion.reference })
    .from(sheetVersion)
    .innerJoin(quote, eq(quote.id, sheetVersion.reference))
    .where(and(eq(quote.standing, 'cancelled' satisfies QuoteStanding), gte(sheetVersion.lastDay, today)));
  const places = new Map<string, SheetPlace[]>(cancelled.map(({ reference }) => [reference, []]));
  for (const { id, quoteId, venueId, day } of days) {
    const venue = byId.get(venueId)?.record.slug;
    const reference = quoteId ?? id;
    places.set(reference, [...(places.get(reference) ?? []), ...(venue === undefined ? [] : [{ venue, day }])]);
  }
  return [...places].map(([reference, of]) => ({ reference, places: of }));
};

const settleSheet = async (deps: BookingDeps, reference: string): Promise<boolean> => {
  const sheet = await readFunctionSheet(deps, reference).catch(noneIfRefused);
  if (!sheet || sheet.state === 'option') return false;
  const isCancelled = sheet.state === 'cancelled';
  if (deps.now() < sheet.finalFrom && !isCancelled) return false;
  return renumber(deps, sheet, { isUnnumberedToo: !isCancelled });
};
