import { useTranslation } from 'react-i18next';
import styles from './progress-bar.module.css';

/** A thin bar over the page while something that was asked for is on its way; it shows only after 300 ms, by CSS alone. */
export const ProgressBar = () => {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.bar} role="status">
      <span className="visually-hidden">{t('layout.loading')}</span>
    </div>
  );
};
