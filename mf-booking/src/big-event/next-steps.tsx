import { useTranslation } from 'react-i18next';
import styles from './next-steps.module.css';

const steps = ['read', 'proposal', 'visit'] as const;

/** The steps after a sent demand. */
export const NextSteps = () => {
  const { t } = useTranslation('booking');
  return (
    <section aria-labelledby="big-event-steps">
      <h2 id="big-event-steps" className={styles.title}>
        {t('bigEvent.steps.title')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <span>{t(`bigEvent.steps.${step}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
