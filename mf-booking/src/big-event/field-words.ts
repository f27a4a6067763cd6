import type { FieldErrors } from '@plenary/contracts/problem';
import type { TFunction } from 'i18next';
import { type ShownField, shownFields } from './big-event-draft.ts';

/** Id of a field's element; not its bare name, because the form may share a page with others. */
export const fieldId = (name: ShownField): string => `big-event-${name}`;

interface Words {
  errors: FieldErrors;
  /** Least number of people the venue takes; null: no minimum. */
  minimumPax: number | null;
}

/** The error text of a field: its own text, else the general one. */
export const errorText = (t: TFunction<'booking'>, { errors, minimumPax }: Words, name: ShownField): string | undefined => {
  const code = errors[name];
  if (code === undefined) return undefined;
  return t([`bigEvent.error.${name}.${code}`, `bigEvent.error.${code}`, 'bigEvent.error.invalid'] as 'bigEvent.error.invalid'[], {
    minimum: minimumPax ?? 1,
  });
};

/** Every field at fault in the order of the page, for the summary. */
export const errorList = (t: TFunction<'booking'>, words: Words): { fieldId: string; message: string }[] =>
  shownFields.flatMap((name) => {
    const text = errorText(t, words, name);
    return text === undefined
      ? []
      : [{ fieldId: fieldId(name), message: t('bigEvent.errors.item', { label: t(`bigEvent.field.${name}`), text }) }];
  });
