import type { FieldErrors } from '@plenary/contracts/problem';
import { requiredCount } from '@plenary/contracts/survey-faults';
import type { TFunction } from 'i18next';

/** Target of an error summary's link. */
export const fieldId = (name: string): string => `survey-${name}`;

/** Label of a field; those of the extras are the extras' names. */
export const fieldLabel = (t: TFunction<'survey'>, name: string): string =>
  t([`field.${name}`, `upsell.${name}`] as unknown as 'field.comment'[]);

/** The sentence for a field's fault: its own where it has one, else that of every field. */
export const faultText = (t: TFunction<'survey'>, name: string, code: string | undefined): string | undefined => {
  if (code === undefined) return undefined;
  const keys = [
    `common.fields.${name}.message.errors.${code}`,
    `common.fields.any.message.errors.${code}`,
    'common.fields.any.message.errors.other',
  ];
  return t(keys as 'common.fields.any.message.errors.other'[]);
};

/** Faults of a refused form, in the order of its fields; the number of missing answers, and of all faults. */
export const faultList = (t: TFunction<'survey'>, errors: FieldErrors, order: readonly string[]) => {
  const names = Object.keys(errors).sort((one, other) => placeOf(order, one) - placeOf(order, other));
  const missing = requiredCount(errors);
  return {
    title: missing === names.length ? t('form.requiredCount', { count: missing }) : t('form.faults', { count: names.length }),
    errors: names.map((name) => ({ fieldId: fieldId(name), message: faultText(t, name, errors[name]) ?? '' })),
  };
};

const placeOf = (order: readonly string[], name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
