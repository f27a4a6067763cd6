import { usePlatform } from '@plenary/platform';
import { Link, Outlet, useLocation } from '@plenary/platform/router';
import { useEffect, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';
import styles from './desk.module.css';

const places = [
  ['today', paths.today()],
  ['planning', paths.planning()],
  ['events', paths.events()],
  ['sheets', paths.sheets],
  ['calendar', paths.calendar()],
  ['tasks', paths.tasks()],
  ['surveys', paths.surveys()],
  ['scientists', paths.scientists],
  ['rooms', paths.rooms()],
  ['roomChanges', paths.roomChanges()],
  ['undelivered', paths.undelivered],
  ['trail', paths.trail()],
  ['sandbox', paths.sandbox],
] as const;
const adminPlaces = [
  ['network', paths.network()],
  ['accounts', paths.accounts()],
  ['releases', paths.releases],
] as const;
/** Further addresses of a place's pages. */
const furtherPages: Readonly<Record<string, readonly string[]>> = {
  events: ['/staff/quotes', '/staff/new-quote'],
  accounts: [paths.companies()],
  undelivered: [paths.crmFaults],
  trail: [paths.retention()],
  roomChanges: ['/referential-changes'],
};

/** The staff's navigation around each of their pages. This remote has its own react-aria, so the page's language is passed to it. */
export const Desk = () => {
  const { t } = useTranslation('staff');
  const { locale, session } = usePlatform();
  const { pathname } = useLocation();
  const navRef = useRef<HTMLElement>(null);
  // More places than a screen has room for: the one that is open is scrolled to, sideways alone.
  useEffect(() => {
    const nav = navRef.current;
    const here = pathname && nav?.querySelector('[aria-current="page"]');
    if (!nav || !here) return;
    const [frame, place] = [nav.getBoundingClientRect(), here.getBoundingClientRect()];
    nav.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
  }, [pathname]);
  const isHere = (name: string, to: string) => [to, ...(furtherPages[name] ?? [])].some((page) => `${pathname}/`.startsWith(`${page}/`));
  const shown = session?.role === 'admin' ? [...places, ...adminPlaces] : places;
  return (
    <I18nProvider locale={locale}>
      <div className={styles.desk}>
        <nav ref={navRef} className={styles.places} aria-label={t('desk.label')}>
          {shown.map(([name, to]) => (
            <Link key={name} className={styles.place} to={to} aria-current={isHere(name, to) ? 'page' : undefined}>
              {t(`desk.${name}`)}
            </Link>
          ))}
        </nav>
        <Outlet />
      </div>
    </I18nProvider>
  );
};
