import { Icon } from '@plenary/ui/icon';
import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search.module.css';
import type { SearchDialogProps } from './search-dialog.tsx';

const importDialog = async () => (await import('./search-dialog.tsx')).SearchDialog;

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The search of the desk (design: desk D5): a button that looks like a field, Ctrl or Command with K, or a slash. Its dialog comes when it is asked for. */
export const DeskSearch = () => {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps> | null>(null);
  const load = () =>
    void importDialog().then(
      (loaded) => setDialog(() => loaded),
      // The next press tries again.
      () => setOpen(false),
    );
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isCombination = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event);
      if ((!isCombination && !isSlash) || document.querySelector('[data-modal]')) return;
      event.preventDefault();
      load();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  });
  return (
    <>
      <button
        type="button"
        className={styles.field}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        <Icon name="search" size={16} />
        <span className={styles.fieldName}>{t('search.open')}</span>
        <kbd className={styles.key}>{t('search.keys')}</kbd>
      </button>
      {isOpen && Dialog ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  );
};
