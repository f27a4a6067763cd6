import { usePlatform } from '@plenary/platform';
import { Icon } from '@plenary/ui/icon';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { summariseSearch } from '../search/summarise-search.ts';
import type { Search } from '../search/use-search.ts';
import styles from './folded-search.module.css';

interface Props {
  search: Search;
  /** The venues on screen answer it. */
  isAnswered: boolean;
  /** The search bar. */
  children: ReactNode;
}

/** The search bar; once it is answered, one line that says what was searched and opens it. */
export const FoldedSearch = ({ search, isAnswered, children }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const lineRef = useRef<HTMLButtonElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  const { day, rooms } = summariseSearch(search.asked, { t, locale });
  const asked = `${day} ${rooms}`;
  const isOpen = openedFor === asked;
  const isFolded = isAnswered && !isOpen && !search.isDirty && Object.keys(search.errors).length === 0;
  // Before the browser takes the focus from what it no longer shows.
  useLayoutEffect(() => {
    if (isOpen) barRef.current?.querySelector('button')?.focus();
    else if (isFolded && barRef.current?.contains(document.activeElement)) lineRef.current?.focus({ preventScroll: true });
  }, [isOpen, isFolded]);
  return (
    <>
      {isFolded ? (
        <button ref={lineRef} type="button" className={styles.line} onClick={() => setOpenedFor(asked)}>
          <span className={styles.words}>
            <span className={styles.days}>{day}</span>
            <span className={styles.rooms}>{rooms}</span>
          </span>
          <span className={styles.change}>
            <Icon name="pencil" size={20} />
            {t('search.change')}
          </span>
        </button>
      ) : null}
      <div ref={barRef} className={styles.bar} data-folded={isFolded || undefined}>
        {children}
      </div>
    </>
  );
};
