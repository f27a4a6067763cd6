import { Icon } from '@plenary/ui/icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mail } from '../flow/flow.ts';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import styles from './steps.module.css';

/** The mail that was sent, and its address; below it further options. */
export const MailNotice = ({ email, mail, children }: { email: string; mail: Mail; children: ReactNode }) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLDivElement>();
  return (
    <div className={styles.mail}>
      <div className={styles.mailText} ref={first} tabIndex={-1}>
        <span className={styles.mailSign}>
          <Icon name="mail" size={24} />
        </span>
        <p>{t(`checkEmail.${mail}`)}</p>
        {email && <p className={styles.address}>{email}</p>}
        <p className={styles.note}>{t('checkEmail.note')}</p>
      </div>
      {children}
    </div>
  );
};
