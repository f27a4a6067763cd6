import type { AuditEntry } from '@plenary/contracts/audit-trail';
import type { TFunction } from 'i18next';

type Value = AuditEntry['changes'][number]['from'];

const each = (value: Value, words: (part: string) => string) => String(value).split(', ').map(words).join(', ');

/** A value of the trail as it is read; a dash where there is none. */
export const valueWords = (
  t: TFunction<'staff'>,
  { field, value, venueNames }: { field: string; value: Value; venueNames: Readonly<Record<string, string>> },
): string => {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'trail.yes' : 'trail.no');
  if (field === 'languages') return each(value, (language) => t(`languages.${language}`));
  if (field === 'venueIds') return each(value, (id) => venueNames[id] ?? id);
  if (field === 'service' || field === 'type') return t([`surveys.values.${field}.${value}`, 'trail.fields.other'], { field: value });
  if (field === 'status' || field === 'state')
    return t([`trail.values.${value}`, `tasks.states.${value}`, 'trail.fields.other'], { field: value });
  return String(value);
};
