import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  title: string;
  description?: ReactNode;
  /** One clear next step: a Button or a link with buttonClass. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** empty: nothing here yet; lost: no such page; trouble: something failed. */
  picture?: 'empty' | 'lost' | 'trouble';
}

const drawings = {
  empty: (
    <>
      <path className={styles.mid} d="M32 104V60a28 28 0 0 1 56 0v44Z" />
      <path className={styles.light} d="M44 104V62a16 16 0 0 1 32 0v42Z" />
      <path className={styles.deep} d="M104 104V48a24 24 0 0 1 48 0v56Z" />
      <path className={styles.light} d="M116 104V50a12 12 0 0 1 24 0v54Z" />
      <circle className={styles.brand} cx="96" cy="30" r="12" />
    </>
  ),
  lost: (
    <>
      <path className={styles.deep} d="M32 104a60 60 0 0 1 120 0Z" />
      <path className={styles.light} d="M52 104a40 40 0 0 1 80 0Z" />
      <path className={styles.mid} d="M72 104a20 20 0 0 1 40 0Z" />
      <circle className={styles.brand} cx="150" cy="32" r="12" />
    </>
  ),
  trouble: (
    <>
      <path className={styles.mid} d="M40 104V64h32v40Z" />
      <path className={styles.deep} d="M80 104V40h32v64Z" />
      <path className={styles.light} d="M126 104l-6-52 32-4 6 56Z" />
      <circle className={styles.brand} cx="56" cy="46" r="12" />
    </>
  ),
};

/** A designed screen for nothing found, nothing yet or nothing possible; the picture is decoration. */
export const EmptyState = ({ title, description, action, headingLevel = 2, picture = 'empty' }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state}>
      <svg className={styles.picture} viewBox="0 0 184 112" aria-hidden="true">
        {drawings[picture]}
        <path className={styles.ground} d="M8 104h168" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {description ? <p className={styles.description}>{description}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
};
