import { daySheet, type SheetEvent } from '@plenary/contracts/day-sheet';
import type { SheetList } from '@plenary/contracts/sheet-terms';
import type { PaperVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { DayBookings, DaySurveys } from '@plenary/contracts/sheets.schemas';
import { defaultCountryCode } from '@plenary/contracts/terms';
import { isCallError } from '@plenary/http/call-error';
import { currentPlatform } from '@plenary/platform';
import { redirect } from '@plenary/platform/router';
import { fetchVenues, type ReferentialVenue } from '../api.ts';
import type { Source } from '../desk/ask-all.ts';
import { dayOf } from '../desk/day-of.ts';
import { localToday } from '../desk/local-today.ts';
import { paths } from '../paths.ts';
import { fetchPaperVersions, type SheetPlace } from './api.ts';
import { askDay } from './ask-day.ts';

export interface SheetData extends SheetPlace {
  today: string;
  /** Instant at which the services were asked. */
  askedAt: string;
  /** Null: svc-booking did not answer. */
  booked: DayBookings | null;
  scientist: DaySurveys['scientist'];
  events: SheetEvent[];
  /** Of the venue's country; empty: nobody could say. */
  venues: ReferentialVenue[];
  /** Null: an older svc-booking has none, or one of the services did not answer. */
  versions: PaperVersions | null;
  away: Source[];
}

interface Args {
  request: Request;
  params: Record<string, string | undefined>;
}

/** Leads to today's sheet of the first venue. */
export const toFirstSheet = async ({ request }: Args): Promise<Response> => {
  const [venue] = await fetchVenues(defaultCountryCode, request.signal);
  if (!venue) throw new Response(null, { status: 404 });
  return redirect(paths.sheet({ venue: venue.slug, day: localToday(new Date()) }));
};

/** Leads to today's sheet of a venue. */
export const toTodaysSheet = async ({ params: { venue = '' } }: Args): Promise<Response> =>
  redirect(paths.sheet({ venue, day: localToday(new Date()) }));

/** Of a service that does not tell them with the day. Half of a paper has no number. */
const versionsOf = async (place: SheetPlace & { list: SheetList }, signal: AbortSignal): Promise<PaperVersions | null> => {
  try {
    return await fetchPaperVersions(place, { language: currentPlatform().language, signal });
  } catch (error) {
    if (isCallError(error) && (error.code === 'not-found' || error.code === 'service-unavailable')) return null;
    throw error;
  }
};

/** A venue's day, of whatever services answer (design: desk D4, D14). A day that is none leads to today's. */
export const loadSheet =
  (list: SheetList) =>
  async ({ request, params }: Args): Promise<SheetData> => {
    const today = localToday(new Date());
    const { venue = '' } = params;
    const day = dayOf(params.day);
    if (!day) throw redirect(paths.sheet({ venue, day: today }));
    const { signal } = request;
    const { away, ...parts } = await askDay({ venue, day }, { signal, paper: list });
    const asked = parts.booked?.versions;
    const versions = asked === undefined && parts.booked ? await versionsOf({ venue, day, list }, signal) : (asked ?? null);
    const country = parts.booked?.venue.countryCode ?? defaultCountryCode;
    return {
      venue: parts.booked?.venue.slug ?? venue,
      ...{ day, today, away, versions, askedAt: new Date().toISOString(), booked: parts.booked },
      scientist: parts.surveyed?.scientist ?? null,
      events: daySheet({ country, day, booked: parts.booked?.events ?? null, surveyed: parts.surveyed?.events ?? null }),
      venues: parts.booked ? await fetchVenues(country, signal) : [],
    };
  };
