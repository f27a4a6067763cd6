import type { QuoteStanding } from '@plenary/contracts/quote';
import type { Language } from '@plenary/contracts/vocabulary';
import { Refusal } from '@plenary/http/refuse';
import { addDays } from '@plenary/service-kit/local-time';
import { and, between, eq, gte } from 'drizzle-orm';
import type { BookingStatus } from '../bookings/booking.ts';
import { longestGuarantee } from '../calendar/guarantee-due.ts';
import type { BookingDeps } from '../deps.ts';
import { recipientsOf, versionRows } from './get-sheet-versions.ts';
import { isSame, keepVersion } from './keep-version.ts';
import { readFunctionSheet } from './read-function-sheet.ts';
import { tellOfVersion } from './tell-of-version.ts';

/** Language of those who prepare an event, before anybody has sent them a sheet. */
const spokenIn = { FRA: 'fr', BEL: 'fr', ESP: 'es' } as const satisfies Record<string, Language>;

/**
 * Makes the sheets of coming events final once their guarantee is due, numbers and mails each that changed after that, and each whose
 * event was cancelled under a number; answers how many (design: desk D16). One that fails does not block the others. Safe to run twice, and on
 * several replicas.
 */
export const sweepSheets = async (deps: BookingDeps): Promise<number> => {
  const failures: unknown[] = [];
  let swept = 0;
  for (const reference of await comingSheets(deps)) {
    try {
      if (await settleSheet(deps, reference)) swept += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sheets were not settled, ${swept} were`);
  return swept;
};

/** Of confirmed bookings that may be due, and of events that were cancelled under a number. */
const comingSheets = async ({ database, tables: { booking, claim, quote, sheetVersion }, now }: BookingDeps): Promise<Set<string>> => {
  // A day of slack: no zone is further from UTC.
  const today = new Date(now()).toISOString().slice(0, 10);
  const booked = await database.read
    .selectDistinct({ id: booking.id, quoteId: booking.quoteId })
    .from(claim)
    .innerJoin(booking, eq(booking.id, claim.bookingId))
    .where(
      and(
        eq(booking.status, 'confirmed' satisfies BookingStatus),
        between(claim.day, addDays(today, -1), addDays(today, longestGuarantee + 1)),
      ),
    );
  const cancelled = await database.read
    .selectDistinct({ reference: sheetVersion.reference })
    .from(sheetVersion)
    .innerJoin(quote, eq(quote.id, sheetVersion.reference))
    .where(and(eq(quote.standing, 'cancelled' satisfies QuoteStanding), gte(sheetVersion.lastDay, today)));
  return new Set([...booked.map(({ id, quoteId }) => quoteId ?? id), ...cancelled.map(({ reference }) => reference)]);
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
