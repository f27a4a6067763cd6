import { programmeOf } from '@plenary/contracts/event-programme';
import type { SurveySummary } from '@plenary/contracts/survey-summary.schemas';
import type { CountryCode } from '@plenary/contracts/vocabulary';

/** Moments of the programme that are described, of all. */
export interface Preparation {
  done: number;
  all: number;
}

/** How far the programme is described; null: it has no moment. */
export const preparationOf = (summary: Pick<SurveySummary, 'days' | 'errors'>, country: CountryCode): Preparation | null => {
  const rows = summary.days.flatMap((_, dayIndex) => programmeOf(summary, dayIndex, country));
  return rows.length === 0 ? null : { done: rows.filter(({ isOpen }) => !isOpen).length, all: rows.length };
};
