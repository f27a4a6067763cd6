import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import type { SearchDay } from '@plenary/contracts/search';
import { refuse } from './field-faults.ts';

/** Lunch of a day that names none: a full day includes it, for everybody in the plenary, where lunch is sold (server-rules §2). */
export const includedLunch = ({ plenary }: Pick<SearchDay, 'plenary'>, { lunch }: Pick<RoomFinderRules, 'lunch'>): number | undefined =>
  lunch !== 'none' && plenary.duration === 'AM, PM' ? plenary.pax : undefined;

/** What days ask for beyond the deployment's room finder, by field path (server-rules §7). A day that could not be read is passed over. */
export const finderFaults = (days: readonly (SearchDay | null)[], rules: RoomFinderRules): FieldErrors => {
  const errors: FieldErrors = {};
  if (!rules.severalDays && days.length > 1) refuse(errors, 'days', 'not_offered');
  days.forEach((day, index) => {
    if (!day) return;
    if (!rules.subcommittees && day.subcommittees.length > 0) refuse(errors, `days.${index}.subcommittees`, 'not_offered');
    if (rules.lunch === 'chosen' || day.lunchPax === undefined) return;
    if (day.lunchPax !== includedLunch(day, rules)) refuse(errors, `days.${index}.lunchPax`, 'not_offered');
  });
  return errors;
};
