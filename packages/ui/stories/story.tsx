import type { ReactNode } from 'react';
import styles from './stories.module.css';

/** One component with its states under its name. */
export const Story = ({ name, children, wide = false }: { name: string; children: ReactNode; wide?: boolean }) => (
  <section className={styles.story} aria-labelledby={`story-${name}`}>
    <h2 className={styles.name} id={`story-${name}`}>
      {name}
    </h2>
    <div className={wide ? styles.wide : styles.row}>{children}</div>
  </section>
);
