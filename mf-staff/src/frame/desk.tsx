import { usePlatform } from '@plenary/platform';
import { Outlet } from '@plenary/platform/router';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { DeskSearch } from '../search/desk-search.tsx';
import styles from './desk.module.css';
import { DeskKeys } from './desk-keys.tsx';
import { DeskNav } from './desk-nav.tsx';

/** The staff's navigation, search and keys around each of their pages. This remote has its own react-aria, so the page's language is passed to it. */
export const Desk = () => {
  const { locale } = usePlatform();
  return (
    <I18nProvider locale={locale}>
      <div className={styles.desk}>
        <div className={styles.bar}>
          <DeskNav />
          <div className={styles.tools}>
            <DeskSearch />
            <DeskKeys />
          </div>
        </div>
        <Outlet />
      </div>
    </I18nProvider>
  );
};
