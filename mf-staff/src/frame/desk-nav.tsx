import { hasRight } from '@plenary/contracts/desk-rights';
import { usePlatform } from '@plenary/platform';
import { Link, useLocation } from '@plenary/platform/router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { mayOpen } from '../desk/page-rights.ts';
import styles from './desk.module.css';
import { deskAreas, type Place } from './desk-areas.ts';

/** The areas of the desk, and under them the places of the one that is open. */
export const DeskNav = () => {
  const { t } = useTranslation('staff');
  const { session } = usePlatform();
  const { pathname } = useLocation();
  const navRef = useRef<HTMLElement>(null);
  // More than a screen has room for: what is open is scrolled to, sideways alone.
  useEffect(() => {
    if (!pathname) return;
    for (const row of navRef.current?.children ?? []) {
      const here = row.querySelector('[aria-current]');
      if (!here) continue;
      const [frame, place] = [row.getBoundingClientRect(), here.getBoundingClientRect()];
      row.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2;
    }
  }, [pathname]);
  const isHere = ({ to, further = [] }: Place) => [to, ...further].some((page) => `${pathname}/`.startsWith(`${page}/`));
  const isShown = ({ to }: Place) => session !== null && hasRight(session, 'events') && mayOpen(session, to);
  const areas = deskAreas.flatMap(({ id, places }) => {
    const shown = (places as readonly Place[]).filter(isShown);
    return shown.length > 0 ? [{ id, places: shown, isOpen: shown.some(isHere) }] : [];
  });
  const open = areas.find(({ isOpen }) => isOpen);
  const isAlone = (places: readonly Place[]) => places.length === 1;
  return (
    <nav ref={navRef} className={styles.nav} aria-label={t('desk.label')}>
      <div className={styles.places}>
        {areas.map(({ id, places, isOpen }) => (
          <Link
            key={id}
            className={styles.place}
            to={places[0]?.to ?? ''}
            aria-current={isOpen ? (isAlone(places) ? 'page' : 'true') : undefined}
          >
            {t(`desk.areas.${id}`)}
          </Link>
        ))}
      </div>
      {open && !isAlone(open.places) ? (
        <div className={styles.further}>
          {open.places.map((place) => (
            <Link key={place.id} className={styles.place} to={place.to} aria-current={isHere(place) ? 'page' : undefined}>
              {t(`desk.${place.id}`)}
            </Link>
          ))}
        </div>
      ) : null}
    </nav>
  );
};
