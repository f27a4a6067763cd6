import type { RoomFinderRules } from '@plenary/contracts/deployment-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { withRuledLunch } from './change-rooms.ts';
import { dayOf, noErrors, popoverOf } from './field-errors.ts';
import type { DraftDay, SearchDraft } from './search-draft.ts';

/** A search as the deployment's room finder has it (server-rules §7): what goes beyond is left out, the first day stays. */
export const fitSearch = <Draft extends SearchDraft>(draft: Draft, rules: RoomFinderRules): Draft => {
  if (rules.severalDays && rules.subcommittees && rules.lunch === 'chosen') return draft;
  const days = rules.severalDays ? draft.days : draft.days.slice(0, 1);
  return {
    ...draft,
    days: days.map((day) => fitLunch(rules.subcommittees ? day : { ...day, subcommittees: [] }, rules)),
    manualPax: draft.manualPax.filter((index) => index < days.length),
  };
};

const fitLunch = (day: DraftDay, { lunch }: RoomFinderRules): DraftDay => {
  if (lunch === 'chosen') return day;
  const { lunchPax: _, ...without } = day;
  return lunch === 'included' ? withRuledLunch(day) : without;
};

/** The errors on fields that the fitted search still has. */
export const fitErrors = (errors: FieldErrors, { days }: Pick<SearchDraft, 'days'>, rules: RoomFinderRules): FieldErrors => {
  const kept = Object.entries(errors).filter(
    ([path, code]) =>
      code !== 'not_offered' &&
      dayOf(path) < days.length &&
      (rules.subcommittees || !path.includes('.subcommittees')) &&
      (rules.lunch === 'chosen' || popoverOf(path) !== 'lunches'),
  );
  return kept.length === Object.keys(errors).length ? errors : kept.length > 0 ? Object.fromEntries(kept) : noErrors;
};

/** Whether the service refused a search because the deployment offers less. */
export const asksBeyond = (errors: FieldErrors): boolean => Object.values(errors).includes('not_offered');
