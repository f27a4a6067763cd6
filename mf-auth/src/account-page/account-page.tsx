import { usePlatform, useTitle } from '@plenary/platform';
import { useTranslation } from 'react-i18next';
import styles from '../account/account.module.css';
import { AccountSecurity } from '../account/account-security.tsx';
import { CreditsSection } from '../credits/credits-section.tsx';

/** The account's security as a page of its own. */
export const AccountPage = () => {
  const { t } = useTranslation('auth');
  const { session } = usePlatform();
  const title = t('account.title');
  useTitle(title);
  return (
    <div className={styles.page}>
      <h1 className={styles.pageTitle}>{title}</h1>
      {session && <p className={styles.text}>{t('account.text', { email: session.email })}</p>}
      <CreditsSection />
      <AccountSecurity />
    </div>
  );
};
