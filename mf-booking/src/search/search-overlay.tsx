import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search-overlay.module.css';
import type { Search } from './use-search.ts';

interface Props {
  search: Search;
  /** Goes back to the current path and query. */
  onReset: () => void;
  /** The results, which answer the search of the address. */
  children: ReactNode;
  /** They are a few lines only. */
  isCompact?: boolean;
}

/**
 * Veils the results while the search differs from the one they answer (spec/booking.md §4 "Unsaved search"). A press on it
 * gives the search of the address back, but not while a popover is open: that press closes the popover.
 */
export const SearchOverlay = ({ search, onReset, children, isCompact = false }: Props) => {
  const { t } = useTranslation('booking');
  const wasOpen = useRef(false);
  const isOpen = search.state.openPopover !== null;
  const reset = () => {
    const closedPopover = wasOpen.current || isOpen;
    wasOpen.current = false;
    if (closedPopover) return;
    search.reset();
    onReset();
  };
  return (
    <div className={styles.results} data-compact={isCompact && search.isOutdated}>
      {/* An open popover covers some of them: a press beside it closes it and nothing else. */}
      <div className={styles.content} inert={search.isOutdated || isOpen}>
        {children}
      </div>
      {search.isOutdated ? (
        <button
          type="button"
          className={styles.veil}
          // The popover closes at the press, before the click.
          onPointerDown={() => {
            wasOpen.current = isOpen;
          }}
          onClick={reset}
        >
          <span className={styles.words}>
            {t('search.overlay.text')} <span className={styles.action}>{t('search.overlay.reset')}</span>
          </span>
        </button>
      ) : null}
    </div>
  );
};
