import { Button } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../flow/step-props.ts';
import { Alert } from '../forms/alert.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import styles from './steps.module.css';

/** Another provider refused the sign-in, or its account is of no use here (spec/booking.md §8). */
export const ProviderFailedStep = ({ flow, advance }: StepProps<'third-party-auth-failed'>) => {
  const { t } = useTranslation('auth');
  const first = useFirstFocus<HTMLButtonElement>();
  return (
    <div className={styles.mail}>
      <Alert>{t(`provider.${flow.reason ?? 'failedText'}`, { provider: t(`provider.${flow.provider}`) })}</Alert>
      <Button isBlock ref={first} onClick={() => void advance({ type: 'back' })}>
        {t('provider.acknowledge')}
      </Button>
    </div>
  );
};
