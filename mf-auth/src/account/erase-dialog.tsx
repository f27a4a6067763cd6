import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { FormField, PasswordField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { eraseAccount } from './account-api.ts';
import { lackingField, tellWrong } from './own-proof.ts';

/** Ends the account for good: its address is typed, and its password where it has one. */
export const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('auth');
  const { refreshSession, report, notify } = usePlatform();
  const navigate = useNavigate();
  const first = useFirstFocus<HTMLInputElement>();
  const [asksPassword, setAsksPassword] = useState(false);
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email }) => {
      const checked = checkEmail(email);
      return 'fault' in checked ? checked.fault : null;
    },
    send: ({ email, password }, signal) =>
      tellWrong(async () => {
        await eraseAccount({ email, ...(password && { password }) }, signal).catch((error: unknown) => {
          if (lackingField(error) === 'password') setAsksPassword(true);
          throw error;
        });
        await refreshSession().catch(report);
        await navigate('/', { replace: true });
        notify({ text: t('account.data.erased') });
      }),
  });
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('account.data.eraseTitle')}
      description={t('account.data.eraseText')}
      closeLabel={t('frame.close')}
      onClose={onClose}
    >
      <Form
        form={form}
        submitLabel={t('account.data.eraseSubmit')}
        submitVariant="danger"
        actions={
          <Button variant="quiet" isBlock onClick={onClose}>
            {t('account.data.cancel')}
          </Button>
        }
      >
        <FormField
          form={form}
          name="email"
          ref={first}
          label={t('account.data.eraseField')}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {asksPassword && <PasswordField form={form} name="password" autoComplete="current-password" />}
      </Form>
    </Dialog>
  );
};
