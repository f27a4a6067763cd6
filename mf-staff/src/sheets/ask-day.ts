import type { SheetList } from '@plenary/contracts/sheet-terms';
import type { PaperVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { DayBookings, DaySurveys } from '@plenary/contracts/sheets.schemas';
import { isCallError } from '@plenary/http/call-error';
import { askAll, type Source } from '../desk/ask-all.ts';
import { fetchDayBookings, fetchDaySurveys, type SheetPlace } from './api.ts';

export interface DayParts {
  /** Null: svc-booking did not answer. */
  booked: (DayBookings & { versions?: PaperVersions | null | undefined }) | null;
  /** Null: svc-survey did not answer. */
  surveyed: DaySurveys | null;
  away: Source[];
}

interface Asked {
  signal: AbortSignal;
  /** Its versions come along. */
  paper?: SheetList;
}

type Part = Partial<Omit<DayParts, 'away'>>;

/** A venue that does not exist is no service that is away. */
const bookingsOrNone = async (place: SheetPlace, asked: Asked): Promise<Part> => {
  try {
    return { booked: await fetchDayBookings(place, asked) };
  } catch (error) {
    if (isCallError(error) && error.code === 'not-found') return {};
    throw error;
  }
};

/** What both services know of a venue's day (design: desk D4). A venue that is none is a 404. */
export const askDay = async (place: SheetPlace, asked: Asked): Promise<DayParts> => {
  const { found, away } = await askAll<Part>(
    ['bookings', 'surveys'],
    async (source) => (source === 'bookings' ? bookingsOrNone(place, asked) : { surveyed: await fetchDaySurveys(place, asked.signal) }),
    asked.signal,
  );
  const parts: DayParts = Object.assign({ booked: null, surveyed: null, away }, ...found.map(({ answer }) => answer));
  if (!parts.booked && !away.includes('bookings')) throw new Response(null, { status: 404 });
  return parts;
};
