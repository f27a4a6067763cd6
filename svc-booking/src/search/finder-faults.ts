import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { SearchDay } from '@plenary/contracts/search';
import { refuse } from './field-faults.ts';

/** People at the lunch of a day that names none: a full day includes it for its plenary, where lunch is sold (server-rules §2). */
export const includedLunch = ({ plenary }: Pick<SearchDay, 'plenary'>, { lunch }: Pick<RoomFinderRules, 'lunch'>): number | undefined => {
  if (plenary.duration !== 'AM, PM') return undefined;
  return lunch === 'none' ? 0 : plenary.pax;
};

const isLunchOffered = (day: SearchDay, rules: RoomFinderRules): boolean =>
  rules.lunch === 'chosen' ? day.lunchPax !== 0 : (day.lunchPax ?? 0) === (includedLunch(day, rules) ?? 0);

/** Requests beyond the deployment's room finder, by field path (server-rules §7). An unreadable day is skipped. */
export const finderFaults = (days: readonly (SearchDay | null)[], rules: RoomFinderRules): FieldErrors => {
  const errors: FieldErrors = {};
  if (!rules.severalDays && days.length > 1) refuse(errors, 'days', 'not_offered');
  days.forEach((day, index) => {
    if (!day) return;
    if (!rules.subcommittees && day.subcommittees.length > 0) refuse(errors, `days.${index}.subcommittees`, 'not_offered');
    if (!isLunchOffered(day, rules)) refuse(errors, `days.${index}.lunchPax`, 'not_offered');
  });
  return errors;
};
