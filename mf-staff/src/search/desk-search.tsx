import { Icon } from '@plenary/ui/icon';
import { useTranslation } from 'react-i18next';
import { isSingleKey } from '../desk/single-keys.ts';
import { useLazyDialog } from '../desk/use-lazy-dialog.ts';
import { usePageKey } from '../desk/use-page-key.ts';
import styles from './search.module.css';

const importDialog = async () => (await import('./search-dialog.tsx')).SearchDialog;

/** The search of the desk (design: desk D5): a button that looks like a field, Ctrl or Command with K, or a slash. Its dialog comes when it is asked for. */
export const DeskSearch = () => {
  const { t } = useTranslation('staff');
  const { prepare, open, dialog } = useLazyDialog(importDialog);
  usePageKey((event) => {
    const isCombination = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    const isSlash = event.key === '/' && isSingleKey(event);
    if ((!isCombination && !isSlash) || document.querySelector('[data-modal]')) return;
    event.preventDefault();
    open();
  });
  return (
    <>
      <button
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <Icon name="search" size={16} />
        <span className={styles.fieldName}>{t('search.open')}</span>
        <kbd className={styles.key}>{t('search.keys')}</kbd>
      </button>
      {dialog ? <dialog.Dialog onClose={dialog.close} /> : null}
    </>
  );
};
