import { acceptSurvey } from '@plenary/contracts/staff-surveys.endpoints';
import type { StaffSurvey } from '@plenary/contracts/staff-surveys.schemas';
import { Button } from '@plenary/ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMissingJob } from '../desk/explained-deed.tsx';
import styles from './surveys.module.css';

interface Props {
  status: StaffSurvey['status'];
  isPending?: boolean;
  /** Absent: the reader may decide nothing. */
  onAccept?: () => void;
  onCharge?: () => void;
  onSendBack?: () => void;
}

/** The ways to decide on a survey; where job or state refuse them, they stay and say why once (design: desk D9). */
export const DecisionWays = ({ status, isPending = false, onAccept, onCharge, onSendBack }: Props) => {
  const { t } = useTranslation('staff');
  const id = useId();
  const refusal = status === 'WAITING_COMET_VALIDATION' ? undefined : t(`surveys.refused.${status}`);
  const reason = useMissingJob(acceptSurvey) ?? refusal;
  const deed = (onClick: Props['onAccept']) => (reason === undefined ? { onClick } : { 'aria-disabled': true, 'aria-describedby': id });
  return (
    <>
      <div className={styles.ways}>
        <Button {...deed(onAccept)} isPending={isPending} pendingLabel={t('planning.saving')}>
          {t('surveys.accept')}
        </Button>
        <Button {...deed(onCharge)} variant="secondary">
          {t('surveys.charge.accept')}
        </Button>
        <Button {...deed(onSendBack)} variant="secondary">
          {t('surveys.sendBack')}
        </Button>
      </div>
      {reason === undefined ? null : <p id={id}>{reason}</p>}
    </>
  );
};
