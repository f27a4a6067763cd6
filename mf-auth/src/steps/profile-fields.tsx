import { loadTelephones } from '@plenary/platform/telephone';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../forms/form.module.css';
import { FormField } from '../forms/form-field.tsx';
import type { FormState } from '../forms/use-form.ts';

interface Props<Name extends string> {
  form: FormState<Name>;
  /** The e-mail of the account, for password managers. */
  email: string;
  firstRef: Ref<HTMLInputElement>;
}

/** Fields of a person: firstname, lastname, phone. The rule of telephones loads with them, for their check. */
export const ProfileFields = <Name extends string>({ form, email, firstRef }: Props<Name | 'firstname' | 'lastname' | 'phone'>) => {
  const { t } = useTranslation('auth');
  useEffect(() => void loadTelephones(), []);
  return (
    <>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <div className={styles.names}>
        <FormField form={form} name="firstname" ref={firstRef} autoComplete="given-name" />
        <FormField form={form} name="lastname" autoComplete="family-name" />
      </div>
      <FormField form={form} name="phone" type="tel" autoComplete="tel" description={t('phone.hint')} />
    </>
  );
};
