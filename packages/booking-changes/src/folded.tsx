import { type ReactNode, useState } from 'react';
import styles from './change-fields.module.css';

interface Props {
  summary: string;
  /** A field in it is marked: it opens, and stays open. */
  isMarked: boolean;
  children: ReactNode;
}

/** Fields that few need, folded up. */
export const Folded = ({ summary, isMarked, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} open={isOpen || isMarked} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
};
