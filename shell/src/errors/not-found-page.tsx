import { useTitle } from '@plenary/platform';
import { Link } from '@plenary/platform/router';
import { buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { Elsewhere } from './elsewhere.tsx';
import styles from './error-page.module.css';

/** Shown for every unknown address (spec/booking.md §2); a search begins on it. */
export const NotFoundPage = () => {
  const { t } = useTranslation('shell');
  useTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.description')}</p>
      <Link className={buttonClass()} to="/">
        {t('notFound.home')}
      </Link>
      <Elsewhere />
    </div>
  );
};
