import type { ReactNode } from 'react';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Its name, as "You are here". */
  label: string;
  /** Path from home to this page: links, and the page itself last, as text. */
  items: readonly { id: string; content: ReactNode }[];
}

export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {items.map(({ id, content }, index) => (
        <li key={id} className={styles.item} aria-current={index === items.length - 1 ? 'page' : undefined}>
          {content}
        </li>
      ))}
    </ol>
  </nav>
);
