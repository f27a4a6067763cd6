import { erasePersonalData } from '@plenary/contracts/own-data.endpoints';
import { usePlatform } from '@plenary/platform';
import { useNavigate } from '@plenary/platform/router';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkEmail } from '../forms/checks.ts';
import { Form } from '../forms/form.tsx';
import { FormField, PasswordField } from '../forms/form-field.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { useForm } from '../forms/use-form.ts';
import { CodeField } from '../second-factor/code-field.tsx';
import { eraseAccount } from './account-api.ts';
import { lackingField, tellWrong } from './own-proof.ts';

/** Requires the typed address, and the password, or a code if the account has none. */
export const EraseForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('auth');
  const { refreshSession, report, notify } = usePlatform();
  const navigate = useNavigate();
  const first = useFirstFocus<HTMLInputElement>();
  const [asked, setAsked] = useState<ReturnType<typeof lackingField>>(null);
  const form = useForm({
    endpoints: [erasePersonalData],
    initial: { email: '', password: '', code: '' },
    check: ({ email }) => {
      const checked = checkEmail(email);
      return 'fault' in checked ? checked.fault : null;
    },
    send: ({ email, password, code }, signal) =>
      tellWrong(async () => {
        const proof = { ...(password && { password }), ...(code.trim() && { code: code.trim() }) };
        await eraseAccount({ email, ...proof }, signal).catch((error: unknown) => {
          setAsked((before) => lackingField(error) ?? before);
          throw error;
        });
        await refreshSession().catch(report);
        await navigate('/', { replace: true });
        notify({ text: t('account.data.erased') });
      }),
  });
  return (
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
      {asked === 'password' && <PasswordField form={form} name="password" autoComplete="current-password" />}
      {asked === 'code' && <CodeField form={form} />}
    </Form>
  );
};
