import { Card } from '@plenary/ui/card';
import { useTranslation } from 'react-i18next';
import { CallMeBack } from './call-me-back.tsx';
import styles from './side-block.module.css';

/** Shown without a framework contract: sales calls back within 24 hours (spec/booking.md §1, §9). */
export const CallbackBlock = ({ demandId, isRequested }: { demandId: string; isRequested: boolean }) => {
  const { t } = useTranslation('booking');
  return (
    <Card as="section" tone="sunken" aria-labelledby="call-me-back">
      <div className={styles.block}>
        <h2 id="call-me-back" className={styles.title}>
          {t('quote.callMeBack.title')}
        </h2>
        <p className={styles.text}>{t('quote.callMeBack.promise')}</p>
        <CallMeBack demandId={demandId} isRequested={isRequested} variant="secondary" />
      </div>
    </Card>
  );
};
