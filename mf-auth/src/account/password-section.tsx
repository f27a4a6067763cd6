import type { User } from '@plenary/contracts/identity';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendResetMail } from '../api.ts';
import { Alert } from '../forms/alert.tsx';
import { paths } from '../paths.ts';
import { Section } from './section.tsx';
import { useAction } from './use-action.ts';

/** A new password is chosen by a mailed link: whoever sits at an open browser can't lock its owner out. */
export const PasswordSection = ({ user: { email } }: { user: User }) => {
  const { t } = useTranslation('auth');
  const { run, pending } = useAction();
  const [isSent, setSent] = useState(false);
  const send = () =>
    run('send', async () => {
      await sendResetMail({ email, redirectUrl: paths.account });
      setSent(true);
    });
  return (
    <Section title={t('account.password.title')} text={t('account.password.text', { email })}>
      {isSent && <Alert tone="info">{t('account.password.sent')}</Alert>}
      <Button variant="secondary" isPending={pending !== null} pendingLabel={t('form.pending')} onClick={send}>
        {t('account.password.submit')}
      </Button>
    </Section>
  );
};
