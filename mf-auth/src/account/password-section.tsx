import type { User } from '@plenary/contracts/user.schemas';
import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../forms/alert.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { Section } from './section.tsx';

interface Props {
  user: User;
  /** The other sessions have ended. */
  onChanged: () => void;
}

/** The way to a new password. */
export const PasswordSection = ({ user: { email }, onChanged }: Props) => {
  const { t } = useTranslation('auth');
  const { notify } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const finish = () => {
    setOpen(false);
    notify({ text: t('account.password.changed') });
    onChanged();
  };
  const tellSent = () => {
    setOpen(false);
    setSent(true);
  };
  return (
    <Section title={t('account.password.title')} text={t('account.password.text')}>
      {isSent && <Alert tone="info">{t('account.password.sent', { email })}</Alert>}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('account.password.submit')}
      </Button>
      {isOpen && <PasswordDialog email={email} onClose={() => setOpen(false)} onChanged={finish} onSent={tellSent} />}
    </Section>
  );
};
