import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface Props {
  /** Id of the heading. */
  id: string;
  title: string;
  /** A button next to the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page in a box, under a heading of its own. */
export const Panel = ({ id, title, action, children }: Props) => (
  <section className={styles.panel} aria-labelledby={id}>
    <div className={styles.head}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {action}
    </div>
    {children}
  </section>
);
