import { useTranslation } from 'react-i18next';
import styles from './progress-bar.module.css';

/** A thin bar over the page during a navigation; it shows only after 300 ms, by CSS alone. */
export const ProgressBar = () => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.bar} role="status">
      <span className="visually-hidden">{t('layout.loading')}</span>
    </div>
  );
};
