import { useTranslation } from 'react-i18next';
import styles from './landing.module.css';

const steps = ['compare', 'hold', 'sign', 'prepare'] as const;

/** The way from a search to the day of the event, in four steps. */
export const HowItWorks = () => {
  const { t } = useTranslation('booking');
  return (
    <section aria-labelledby="how-it-works" className={styles.how}>
      <h2 id="how-it-works" className={styles.title}>
        {t('howItWorks.title')}
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={styles.step}>
            <span className={styles.when}>{t(`howItWorks.${step}.when`)}</span>
            <strong className={styles.name}>{t(`howItWorks.${step}.name`)}</strong>
            <span className={styles.text}>{t(`howItWorks.${step}.text`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
