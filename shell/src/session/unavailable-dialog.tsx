import { Button } from '@plenary/ui/button';
import { Dialog } from '@plenary/ui/dialog';
import { useTranslation } from 'react-i18next';
import styles from './unavailable-dialog.module.css';

export interface UnavailableDialogProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Replaces the sign-in dialog while mf-auth is unavailable. */
export const UnavailableDialog = ({ onRetry, onClose }: UnavailableDialogProps) => {
  const { t } = useTranslation('shell');
  return (
    <Dialog isOpen title={t('signIn.unavailable.title')} onClose={onClose} closeLabel={t('signIn.close')}>
      <p className={styles.text} role="alert">
        {t('signIn.unavailable.text')}
      </p>
      <Button isBlock onClick={onRetry}>
        {t('signIn.unavailable.retry')}
      </Button>
    </Dialog>
  );
};
