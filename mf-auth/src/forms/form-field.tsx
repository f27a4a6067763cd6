import { TextField, type TextFieldProps } from '@plenary/ui/text-field';
import { useTranslation } from 'react-i18next';
import { fieldText } from '../faults/fault-text.ts';
import type { FormState } from './use-form.ts';

interface Props<Name extends string> extends Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'id' | 'name' | 'form'> {
  form: FormState<Name>;
  name: Name;
  /** Replaces the label of its name. */
  label?: string;
  isOptional?: boolean;
}

/** A field of a form by its name: label and error come from the texts. Fields of these forms are required, but for some. */
export const FormField = <Name extends string>({ form, name, label, isOptional = false, ...rest }: Props<Name>) => {
  const { t } = useTranslation('auth');
  return (
    <TextField
      {...rest}
      id={form.fieldId(name)}
      name={name}
      label={label ?? t(`field.${name}` as 'field.email')}
      value={form.values[name]}
      onChange={(value) => form.change(name, value)}
      error={fieldText(name, form.errors[name], t)}
      aria-required={rest.readOnly || isOptional ? undefined : true}
    />
  );
};

/** A password that can be looked at. */
export const PasswordField = <Name extends string>(props: Omit<Props<Name>, 'type'>) => {
  const { t } = useTranslation('auth');
  return <FormField {...props} type="password" showPasswordLabel={t('password.show')} hidePasswordLabel={t('password.hide')} />;
};
