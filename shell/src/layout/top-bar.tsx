import { usePlatform } from '@plenary/platform';
import { Link, useLocation } from '@plenary/platform/router';
import { Button, buttonClass } from '@plenary/ui/button';
import { Icon } from '@plenary/ui/icon';
import { Logo } from '@plenary/ui/logo';
import { useTranslation } from 'react-i18next';
import { AreaLinks } from './area-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './layout.module.css';
import { ProfileMenu } from './profile-menu.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { useListAddress } from './use-list-address.ts';

export const TopBar = () => {
  const { t } = useTranslation('shell');
  const { session, settings, openSignIn } = usePlatform();
  const { pathname, search } = useLocation();
  const list = useListAddress();
  const isInArea = /^\/profile(\/|$)/.test(pathname);
  return (
    <header className={styles.bar}>
      <div className={styles.barContent}>
        <Link className={styles.home} to={list} aria-label={t('layout.home', { brand: settings.brandName })}>
          <Logo name={settings.brandName} />
        </Link>
        {isInArea && session ? <AreaLinks /> : null}
        <nav className={styles.actions} aria-label={t('layout.navigation')}>
          {isInArea && (
            <Link className={`${buttonClass({ variant: 'secondary' })} ${styles.newQuote}`} to="/" aria-label={t('layout.newQuote')}>
              <span className={styles.newQuoteSign}>
                <Icon name="plus" size={20} />
              </span>
              <span className={styles.profileName}>{t('layout.newQuote')}</span>
            </Link>
          )}
          {session && <StaffMenu role={session.role} />}
          <LanguageMenu />
          {session ? (
            <ProfileMenu session={session} />
          ) : (
            <Button onClick={() => openSignIn({ from: pathname + search })}>{t('layout.connect')}</Button>
          )}
        </nav>
      </div>
    </header>
  );
};
