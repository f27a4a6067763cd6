import type { FieldErrors } from '@plenary/contracts/problem';
import type { TFunction } from 'i18next';

/** Id of a field's element by its path in the call. */
export const fieldId = (path: string): string => `signature-${path.replaceAll('.', '-')}`;

const isEmailField = (path: string) => /email|address|copyTo|secondSignatory/.test(path);

/** The error text of a field. */
export const errorText = (t: TFunction<'booking'>, errors: FieldErrors, path: string): string | undefined => {
  const code = errors[path];
  if (code === undefined) return undefined;
  if (code === 'invalid_format' && isEmailField(path)) return t('signature.error.email');
  if (code === 'invalid' && path === 'paymentReminder.phone') return t('signature.error.telephone');
  return t([`signature.error.${code}` as 'signature.error.invalid', 'signature.error.invalid']);
};

/** Every field at fault, in the order given, for the summary. */
export const errorList = (t: TFunction<'booking'>, errors: FieldErrors, paths: readonly string[]) =>
  paths.flatMap((path) => {
    const text = errorText(t, errors, path);
    return text === undefined
      ? []
      : [
          {
            fieldId: fieldId(path),
            message: t('signature.error.item', { label: t(`signature.field.${path}` as 'signature.field.billing.city'), text }),
          },
        ];
  });
