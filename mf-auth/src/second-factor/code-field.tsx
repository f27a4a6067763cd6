import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fault, fault } from '../faults/fault.ts';
import { FormField } from '../forms/form-field.tsx';
import type { FormState } from '../forms/use-form.ts';

/** Six digits at least: recovery codes are longer. */
export const checkCode = ({ code }: { code: string }): Fault | null => {
  const typed = code.trim();
  if (typed === '') return fault('invalid-request', { code: 'required' });
  return typed.length >= 6 && typed.length <= 40 ? null : fault('invalid-request', { code: 'invalid' });
};

interface Props<Name extends string> {
  form: FormState<Name | 'code'>;
  ref?: Ref<HTMLInputElement>;
  isRecovery?: boolean;
  /** Replaces the label for six digits. */
  label?: string;
  description?: ReactNode;
}

/** A code that phones and password managers can fill in. */
export const CodeField = <Name extends string>({ form, ref, isRecovery = false, label, description }: Props<Name>) => {
  const { t } = useTranslation('auth');
  return (
    <FormField
      form={form}
      name="code"
      ref={ref}
      label={isRecovery ? t('secondFactor.recoveryCode') : (label ?? t('field.code'))}
      description={description}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
    />
  );
};
