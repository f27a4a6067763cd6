import { NavLink } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import styles from './layout.module.css';

const pages = [
  { id: 'events', to: '/profile/events' },
  { id: 'quotes', to: '/profile/quotes' },
  { id: 'profile', to: '/profile/account' },
] as const;

/** The pages of the client area, in the top bar where it is wide enough; elsewhere the area leads through them itself (`Platform.hasAreaLinks`). */
export const AreaLinks = () => {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.area} aria-label={t('layout.area.label')}>
      {pages.map(({ id, to }) => (
        <NavLink key={id} className={styles.areaLink ?? ''} to={to}>
          {t(`layout.area.${id}`)}
        </NavLink>
      ))}
    </nav>
  );
};
