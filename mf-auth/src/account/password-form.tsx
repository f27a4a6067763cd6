import type { Endpoint } from '@plenary/contracts/endpoint';
import { useTranslation } from 'react-i18next';
import { fault } from '../faults/fault.ts';
import { Form } from '../forms/form.tsx';
import { PasswordField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { tellWrong } from './own-proof.ts';

interface Props {
  endpoints: readonly Endpoint[];
  submitLabel: string;
  send: (password: string, signal: AbortSignal) => Promise<void>;
}

/** The password of the account, again. */
export const PasswordForm = ({ endpoints, submitLabel, send }: Props) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    endpoints,
    initial: { password: '' },
    check: ({ password }) => (password ? null : fault('invalid-request', { password: 'required' })),
    send: ({ password }, signal) => tellWrong(() => send(password, signal)),
  });
  return (
    <Form form={form} submitLabel={submitLabel}>
      <p>{t('account.factor.confirmPassword')}</p>
      <PasswordField form={form} name="password" ref={first} autoComplete="current-password" />
    </Form>
  );
};
