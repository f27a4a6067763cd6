import { usePlatform } from '@plenary/platform';
import { NavLink, Outlet } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './area-layout.module.css';

/** Shared layout of the client area's pages: the navigation between them, where the top bar does not have it. */
export const AreaLayout = () => {
  const { t } = useTranslation('client-area');
  const { hasAreaLinks } = usePlatform();
  return (
    <div className={styles.page}>
      <nav className={styles.nav} data-in-bar={hasAreaLinks} aria-label={t('area.nav')}>
        <NavLink className={styles.link ?? ''} to={paths.events()}>
          {t('area.events')}
        </NavLink>
        <NavLink className={styles.link ?? ''} to={paths.quotes()}>
          {t('area.quotes')}
        </NavLink>
        <NavLink className={styles.link ?? ''} to={paths.profile()}>
          {t('area.profile')}
        </NavLink>
      </nav>
      <Outlet />
    </div>
  );
};
