import { useTranslation } from 'react-i18next';
import styles from './signing-steps.module.css';

const steps = ['read', 'billing'] as const;
export type SigningStep = (typeof steps)[number];

/** To read and sign, then the billing. */
export const SigningSteps = ({ current }: { current: SigningStep }) => {
  const { t } = useTranslation('booking');
  return (
    <ol className={styles.steps} aria-label={t('signature.page.stepsLabel')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === current ? 'step' : undefined}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          {t(`signature.page.steps.${step}`)}
        </li>
      ))}
    </ol>
  );
};
