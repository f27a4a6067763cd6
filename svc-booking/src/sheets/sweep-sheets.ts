import type { QuoteStanding } from '@plenary/contracts/quote';
import type { SheetPlace } from '@plenary/contracts/sheets.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { Refusal, refuse } from '@plenary/http/refuse';
import { addDays } from '@plenary/service-kit/local-time';
import { and, asc, between, eq, gte, inArray } from 'drizzle-orm';
import type { BookingStatus } from '../bookings/booking.ts';
import { longestGuarantee } from '../calendar/guarantee-due.ts';
import type { BookingDeps } from '../deps.ts';
import { recipientsOf, versionRows } from './get-sheet-versions.ts';
import { isSame, keepVersion } from './keep-version.ts';
import { readFunctionSheet } from './read-function-sheet.ts';
import type { SurveyedDays } from './surveyed-days.ts';
import { tellOfVersion } from './tell-of-version.ts';

/** Language of those who prepare an event, before anybody has sent them a sheet. */
const spokenIn = { FRA: 'fr', BEL: 'fr', ESP: 'es' } as const satisfies Record<string, Language>;

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

const keyOf = ({ venue, day }: SheetPlace): string => `${venue} ${day}`;

/** What svc-survey tells of the days of events, asked once for all. A day that an event was moved to since waits for the next time. */
const askedAtOnce = async (ask: SurveyedDays, sheets: readonly ComingSheet[]): Promise<SurveyedDays> => {
  const places = [...new Map(sheets.flatMap((sheet) => sheet.places).map((place) => [keyOf(place), place])).values()];
  const told = await ask(places).catch((error: unknown) => {
    if (error instanceof Refusal) return [];
    throw error;
  });
  const known = new Map(told.map((day, index) => [places[index] && keyOf(places[index]), day]));
  return async (wanted) => wanted.map((place) => known.get(keyOf(place)) ?? refuse('service-unavailable'));
};

/** Of confirmed bookings that may be due, and of events that were cancelled under a number. */
const comingSheets = async (deps: BookingDeps): Promise<ComingSheet[]> => {
  const { database, tables } = deps;
  const { booking, claim, quote, sheetVersion } = tables;
  const { byId } = await deps.catalogue.current();
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
  const sheet = await readFunctionSheet(deps, reference).catch((error: unknown) => {
    // Gone, or told by a service that is away: the next time says more.
    if (error instanceof Refusal) return null;
    throw error;
  });
  const now = deps.now();
  const isDue = sheet && (now >= sheet.finalFrom || sheet.state === 'cancelled');
  if (!isDue || sheet.state === 'option') return false;
  const rows = await versionRows(deps.database.read, deps.tables, reference);
  const [last] = rows;
  if (last ? isSame(last, sheet, now) : sheet.state === 'cancelled') return false;
  const recipients = await recipientsOf(deps, sheet, rows);
  const language = last?.language ?? spokenIn[sheet.venue.record.address.countryCode];
  return deps.database.transact(async (tx) => {
    const before = (await versionRows(tx, deps.tables, reference)).at(0)?.number;
    const version = await keepVersion(tx, deps, { sheet, madeBy: null, recipients, language, now });
    if (version.number === before) return false;
    const mails = recipients.map((to) => ({ to, id: `${reference}-sheet-${version.number}-${to}` }));
    await tellOfVersion(tx, deps, { sheet, version, mails, now });
    return true;
  });
};
