import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { useProofMail } from '../quote/use-proof-mail.ts';
import styles from './resend-link.module.css';

/** Mails the link again that proves the mailbox, and says so. */
export const ResendLink = ({ size }: { size: 'small' | 'large' }) => {
  const { t } = useTranslation('booking');
  const email = usePlatform().session?.email ?? '';
  const mail = useProofMail({ failed: t('option.unproven.failed') });
  return (
    <div className={styles.resend}>
      <Button variant="secondary" size={size} isPending={mail.isPending} onClick={() => void mail.submit()}>
        {t('option.unproven.again')}
      </Button>
      <p role="status">{mail.done ? t('option.unproven.sent', { email }) : mail.failure?.text}</p>
    </div>
  );
};
