import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './data-table.module.css';
import { joinClasses } from './join-classes.ts';

export interface DataTableProps {
  caption: string;
  /** The caption is read but not seen, where a heading says it. */
  isCaptionHidden?: boolean;
  /** Makes each row a card on a narrow screen: its cells are stacked, under their `data-label`. */
  isStacked?: boolean;
  density?: 'comfortable' | 'dense';
  /** thead, tbody, tfoot. Marks: data-numeric on a cell, data-total, data-strong or data-discount on a row. */
  children: ReactNode;
}

/** Lines of a quote or rows of a list. Wider than its place, it scrolls, and then it can be reached by keyboard; no landmark, since what is around it often has its name. */
export const DataTable = ({ caption, isCaptionHidden = false, isStacked = false, density = 'comfortable', children }: DataTableProps) => {
  const captionId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const frame = ref.current;
    if (!frame || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setScrollable(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    return () => observer.disconnect();
  }, []);
  const scrolling = isScrollable ? { role: 'group', tabIndex: 0, 'aria-labelledby': captionId } : {};
  return (
    <div ref={ref} className={styles.frame} {...scrolling}>
      <table className={joinClasses(styles.table, styles[density], isStacked && styles.stacked)}>
        <caption id={captionId} className={isCaptionHidden ? 'visually-hidden' : styles.caption}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
};
