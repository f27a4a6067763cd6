import { useTranslation } from 'react-i18next';
import styles from './how-to-add.module.css';

const steps = ['search', 'addons', 'details'] as const;

/** Three steps from a search to an add-on. */
export const HowToAdd = () => {
  const { t } = useTranslation('booking');
  return (
    <section aria-labelledby="how-to-add">
      <h2 id="how-to-add">{t('information.how.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <p>{t(`information.how.${step}`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
