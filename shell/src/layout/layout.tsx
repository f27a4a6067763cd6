import { Outlet, ScrollRestoration, useNavigation } from '@plenary/platform/router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../loading/progress-bar.tsx';
import { SignIn } from '../session/sign-in.tsx';
import { SignupSuccess } from '../session/signup-success.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { Notices } from './notices.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame around every page. */
export const Layout = ({ children = <Outlet /> }: { children?: ReactNode }) => {
  const { t } = useTranslation('shell');
  const mainRef = useFocusOnNavigation();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className={styles.layout}>
      <a className="skip-link" href="#content">
        {t('layout.skip')}
      </a>
      {isBusy && <ProgressBar />}
      <TopBar />
      <main id="content" className={styles.content} ref={mainRef} tabIndex={-1} aria-busy={isBusy}>
        {children}
      </main>
      <Footer />
      <SignIn />
      <SignupSuccess />
      <Notices />
      <ScrollRestoration />
    </div>
  );
};
