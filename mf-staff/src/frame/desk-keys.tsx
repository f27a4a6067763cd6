import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../desk/use-lazy-dialog.ts';
import styles from './keys.module.css';
import { useDeskKeys } from './use-desk-keys.ts';

const importDialog = async () => (await import('./keys-dialog.tsx')).KeysDialog;

/** The keys of the whole desk, and the button that lists them: it works where single keys are switched off. */
export const DeskKeys = () => {
  const { t } = useTranslation('staff');
  const { prepare, open, dialog } = useLazyDialog(importDialog);
  useDeskKeys(open);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('keys.title')}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <span aria-hidden="true">?</span>
      </button>
      {dialog ? <dialog.Dialog onClose={dialog.close} /> : null}
    </>
  );
};
