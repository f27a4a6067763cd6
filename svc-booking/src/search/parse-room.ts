import type { FieldErrors } from '@plenary/contracts/problem';
import { type Configuration, configuration, type Duration, duration, type SearchRoom, searchPax } from '@plenary/contracts/search';
import { maxPax } from '@plenary/contracts/terms';
import { membersOf, refuse } from './field-faults.ts';

/**
 * People of a room or at lunch, 1 to 999, as a number or as its text. 0 parses but counts as lacking (spec/booking.md §5).
 */
export function parsePax(value: unknown, path: string, errors: FieldErrors): number | null {
  if (value === undefined || value === null || value === '') return refuse(errors, path, 'required');
  const pax = searchPax.safeParse(value).data;
  if (pax === undefined) return refuse(errors, path, 'invalid');
  if (pax === 0) return refuse(errors, path, 'required');
  return pax > maxPax ? refuse(errors, path, 'too_large') : pax;
}

/**
 * A plenary or a subcommittee; every fault is noted in `errors`. Duration and configuration have their defaults where they are absent (spec/booking.md §9); any configuration the
 * product knows is legal here: those outside the search's six are priced by hand (`needsCustomPrice`).
 */
export function parseRoom(
  value: unknown,
  {
    path,
    errors,
    defaults,
    legalDurations,
  }: {
    path: string;
    errors: FieldErrors;
    defaults: { duration: Duration; configuration: Configuration };
    legalDurations: readonly Duration[];
  },
): SearchRoom | null {
  const members = membersOf(value);
  const pax = parsePax(members.pax, `${path}.pax`, errors);
  const lasts = duration.safeParse(members.duration ?? defaults.duration).data;
  if (lasts === undefined || !legalDurations.includes(lasts)) refuse(errors, `${path}.duration`, 'invalid_value');
  const setUp = configuration.safeParse(members.configuration ?? defaults.configuration).data;
  if (setUp === undefined) refuse(errors, `${path}.configuration`, 'invalid_value');
  return pax === null || lasts === undefined || setUp === undefined ? null : { pax, duration: lasts, configuration: setUp };
}
