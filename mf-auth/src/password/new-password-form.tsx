import type { Endpoint } from '@plenary/contracts/endpoint';
import { minPasswordLength } from '@plenary/contracts/identity-terms';
import { useTranslation } from 'react-i18next';
import { Form } from '../forms/form.tsx';
import { PasswordField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';

interface Props {
  endpoints: readonly Endpoint[];
  submitLabel: string;
  /** A failed call may be thrown. */
  send: (password: string, signal: AbortSignal) => Promise<void>;
}

/** Chooses a password; the form can be sent once it is long enough. */
export const NewPasswordForm = ({ endpoints, submitLabel, send }: Props) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    endpoints,
    initial: { password: '' },
    check: () => null,
    send: async ({ password }, signal) => {
      await send(password, signal);
      return null;
    },
  });
  return (
    <Form form={form} submitLabel={submitLabel} isSubmitDisabled={form.values.password.length < minPasswordLength}>
      <PasswordField
        form={form}
        name="password"
        label={t('newPassword.field')}
        ref={first}
        autoComplete="new-password"
        description={t('password.hint')}
      />
    </Form>
  );
};
