import type { PaperVersions } from '@plenary/contracts/sheet-versions.schemas';
import type { DayBookings } from '@plenary/contracts/sheets.schemas';
import type { Language } from '@plenary/contracts/vocabulary';
import { Refusal } from '@plenary/http/refuse';
import type { BookingDeps } from '../deps.ts';
import { getDayBookings } from './get-day-bookings.ts';
import { presentPaperVersions } from './get-sheet-versions.ts';
import { paperOfDay, type readPaper } from './read-paper.ts';

type Asked = Parameters<typeof readPaper>[1] & { language: Language };

/** A venue's day with the versions of one of its papers, of one reading; without svc-survey the day alone. Refuses `not-found`. */
export const getDayPaper = async (
  deps: BookingDeps,
  { list, language, ...place }: Asked,
): Promise<DayBookings & { versions: PaperVersions | null }> => {
  const booked = await getDayBookings(deps, place);
  const versions = await paperOfDay(deps, { booked, list })
    .then((paper) => presentPaperVersions(deps, paper, language))
    .catch(noneWithoutSurveys);
  return { ...booked, versions };
};

const noneWithoutSurveys = (error: unknown): null => {
  if (error instanceof Refusal && error.problem.code === 'service-unavailable') return null;
  throw error;
};
