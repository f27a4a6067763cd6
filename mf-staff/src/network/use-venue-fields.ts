import { networkLimits } from '@plenary/contracts/network-terms';
import type { FieldErrors } from '@plenary/contracts/problem';
import { useTranslation } from 'react-i18next';
import { useUndo } from './use-undo.ts';
import type { VenueEdits } from './use-venue-edits.ts';
import { type FormKey, isSame, type Row, type TextKey, type VenueForm } from './venue-form.ts';

export const fieldId = (key: string) => `venue-${key.replaceAll('.', '-')}`;

const limits: Readonly<Record<string, unknown>> = networkLimits;
/** The limit of `address.street` is that of `street`, the one of `description.fr` that of `description`. */
const limitOf = (key: FormKey): number | undefined =>
  key.split('.').flatMap((part) => (typeof limits[part] === 'number' ? [limits[part]] : []))[0];

/** A value as others read it where two persons changed it. */
const inWords = (value: VenueForm[FormKey]): string =>
  typeof value === 'object' ? value.map((row: Row) => Object.values(row).join(' ')).join(', ') : String(value);

interface Change {
  key: FormKey;
  value: VenueForm[FormKey];
}

interface Submission {
  errors: FieldErrors;
  mend: (field: string) => void;
}

/** Props of the fields of a venue: label, value, fault, and what another person saved meanwhile. */
export const useVenueFields = (edits: VenueEdits, { errors, mend }: Submission) => {
  const { t } = useTranslation('staff');
  const labelOf = (key: FormKey) => t(`network.fields.${key}` as 'network.fields.name');
  const faultOf = (key: FormKey): string | undefined => {
    const [, code] = Object.entries(errors).find(([path]) => path === `facts.${key}` || path.startsWith(`facts.${key}.`)) ?? [];
    return code && t([`network.faults.${code}` as 'network.faults.other', 'network.faults.other']);
  };
  const theirs = (key: FormKey) =>
    edits.contested.includes(key) ? t('network.theirs', { value: inWords(edits.savedForm[key]) || '–' }) : undefined;
  const put = <Key extends FormKey>(key: Key, value: VenueForm[Key]) => {
    edits.set(key, value);
    mend(`facts.${key}`);
  };
  const remember = useUndo<Change>({
    isShown: ({ key, value }) => isSame(edits.form[key], value),
    show: ({ key, value }) => {
      put(key, value);
      const field = document.getElementById(fieldId(key));
      if (!field?.contains(document.activeElement)) field?.focus();
    },
  });
  const set = <Key extends FormKey>(key: Key, value: VenueForm[Key]) => {
    remember({ key, value: edits.form[key] }, { key, value });
    put(key, value);
  };
  return {
    form: edits.form,
    contested: edits.contested,
    labelOf,
    faultOf,
    theirs,
    set,
    text: (key: TextKey) => ({
      id: fieldId(key),
      label: labelOf(key),
      value: edits.form[key],
      error: faultOf(key),
      onChange: (value: string) => set(key, value),
    }),
    limit: (key: TextKey) => ({ maxLength: limitOf(key) }),
  };
};
export type VenueFields = ReturnType<typeof useVenueFields>;
