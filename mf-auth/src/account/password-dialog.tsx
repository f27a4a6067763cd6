import { maxPasswordLength, minPasswordLength } from '@plenary/contracts/identity-terms';
import * as passwords from '@plenary/contracts/passwords.endpoints';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import { sendResetMail } from '../api.ts';
import { type Fault, fault } from '../faults/fault.ts';
import { Form } from '../forms/form.tsx';
import { PasswordField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { paths } from '../paths.ts';
import { changePassword } from './account-api.ts';
import { tellWrong } from './own-proof.ts';

interface Props {
  /** The account's. */
  email: string;
  onClose: () => void;
  onChanged: () => void;
  /** A link to choose a password is on its way. */
  onSent: () => void;
}

const check = ({ password, newPassword }: { password: string; newPassword: string }): Fault | null => {
  const { length } = newPassword;
  const fields = {
    ...(password === '' && { password: 'required' }),
    ...((length < minPasswordLength || length > maxPasswordLength) && {
      newPassword: length > maxPasswordLength ? 'value_too_long' : 'password',
    }),
  };
  return Object.keys(fields).length > 0 ? fault('invalid-request', fields) : null;
};

/** Changes the password with the current one; without it a link by mail. */
export const PasswordDialog = ({ email, onClose, onChanged, onSent }: Props) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    endpoints: [passwords.changePassword, passwords.sendResetEmail],
    initial: { password: '', newPassword: '' },
    check,
    send: (values, signal) =>
      tellWrong(async () => {
        await changePassword(values, signal);
        onChanged();
      }),
  });
  const sendLink = () =>
    form.run(async (signal) => {
      await sendResetMail({ email, redirectUrl: paths.account }, signal);
      onSent();
      return null;
    });
  return (
    <Dialog isOpen title={t('account.password.submit')} closeLabel={t('frame.close')} onClose={onClose}>
      <Form
        form={form}
        submitLabel={t('account.password.save')}
        texts={{ conflict: t('account.password.none') }}
        actions={
          <Button variant="quiet" onClick={sendLink}>
            {t('account.password.byMail')}
          </Button>
        }
      >
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField form={form} name="password" ref={first} label={t('account.password.current')} autoComplete="current-password" />
        <PasswordField form={form} name="newPassword" autoComplete="new-password" description={t('password.hint')} />
      </Form>
    </Dialog>
  );
};
