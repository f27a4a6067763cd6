import { daySheet, type SheetEvent } from '@plenary/contracts/day-sheet';
import type { SheetVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { DaySurveys } from '@plenary/contracts/sheets.schemas';
import { defaultCountryCode, timeZoneOf } from '@plenary/contracts/terms';
import { isCallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import type { Source } from '../desk/ask-all.ts';
import { dayOf } from '../desk/day-of.ts';
import { fetchSheetVersions } from './api.ts';
import { askDay, type DayParts } from './ask-day.ts';

export interface FunctionSheetData {
  /** Slug, and the name where it is known. */
  venue: { slug: string; name: string };
  /** IANA name, that of the venue. */
  timeZone: string;
  /** Of its quote, else of its booking, else of its survey. */
  reference: string;
  /** Instant at which the services were asked. */
  askedAt: string;
  scientist: DaySurveys['scientist'];
  days: { day: string; event: SheetEvent }[];
  /** Null: it has none, or one of the services did not answer. */
  versions: SheetVersions | null;
  away: Source[];
}

interface Args {
  request: Request;
  params: Record<string, string | undefined>;
}

const allDaysOf = ({ booked, surveyed }: DayParts, reference: string): string[] | undefined =>
  [
    ...(booked?.events.map((event) => ({ ...event, key: event.bookingId })) ?? []),
    ...(surveyed?.events.map((event) => ({ ...event, key: event.eventId })) ?? []),
  ].find(isOf(reference))?.allDays;

const isOf =
  (reference: string) =>
  ({ quoteId, key }: Pick<SheetEvent, 'quoteId' | 'key'>): boolean =>
    (quoteId ?? key) === reference;

/** Whether it is an id of svc-booking's, which papers shorten; that of a survey is none. */
export const isBookingId = (reference: string): boolean => /^[\da-f]{8}-/.test(reference);

/** A survey without a booking has no versions; nor is half of a sheet numbered. */
const versionsOf = async (reference: string, signal: AbortSignal): Promise<SheetVersions | null> => {
  if (!isBookingId(reference)) return null;
  try {
    return await fetchSheetVersions({ reference, language: currentPlatform().language }, signal);
  } catch (error) {
    if (isCallError(error) && (error.code === 'not-found' || error.code === 'service-unavailable')) return null;
    throw error;
  }
};

/** An event on all its days, found on one of them (design: desk D13), or that it was cancelled; a 404 where it is not on that day. */
export const loadFunctionSheet = async ({ request: { signal }, params }: Args): Promise<FunctionSheetData> => {
  const { venue = '', reference = '' } = params;
  const day = dayOf(params.day);
  if (!day) throw new Response(null, { status: 404 });
  const [first, versions] = await Promise.all([askDay({ venue, day }, { signal }), versionsOf(reference, signal)]);
  const allDays = allDaysOf(first, reference) ?? [day];
  const parts = await Promise.all(
    allDays.map(async (date) => ({ day: date, ...(date === day ? first : await askDay({ venue, day: date }, { signal })) })),
  );
  const { booked, surveyed } = first;
  const country = booked?.venue.countryCode ?? defaultCountryCode;
  const days = parts.flatMap((part) => {
    const events = daySheet({ country, day: part.day, booked: part.booked?.events ?? null, surveyed: part.surveyed?.events ?? null });
    const event = events.find(isOf(reference));
    return event ? [{ day: part.day, event }] : [];
  });
  const away = [...new Set(parts.flatMap((part) => part.away))];
  if (days.length === 0 && away.length === 0 && versions?.state !== 'cancelled') throw new Response(null, { status: 404 });
  return {
    venue: { slug: booked?.venue.slug ?? venue, name: booked?.venue.name ?? venue },
    timeZone: booked?.venue.timeZone ?? timeZoneOf[country],
    ...{ reference, days, versions, away, askedAt: new Date().toISOString(), scientist: surveyed?.scientist ?? null },
  };
};
