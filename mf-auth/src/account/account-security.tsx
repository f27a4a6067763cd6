import { usePlatform } from '@plenary/platform';
import { LocaleProvider } from '@plenary/ui/locale-provider';
import { useState } from 'react';
import styles from './account.module.css';
import { DataSection } from './data-section.tsx';
import { FactorSection } from './factor-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** Details, password, second factor, sessions and personal data of the signed-in user; nothing for a visitor. */
export const AccountSecurity = () => {
  const { session, locale } = usePlatform();
  const [round, setRound] = useState(0);
  if (!session) return null;
  return (
    <LocaleProvider locale={locale}>
      <div className={styles.sections}>
        <ProfileSection user={session} />
        <PasswordSection user={session} onChanged={() => setRound(round + 1)} />
        <FactorSection onTurnedOn={() => setRound(round + 1)} />
        <SessionsSection key={round} />
        <DataSection user={session} />
      </div>
    </LocaleProvider>
  );
};
