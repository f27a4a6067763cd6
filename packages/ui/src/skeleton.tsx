import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** The shape of what comes. */
  shape?: 'line' | 'title' | 'picture' | 'pill' | 'block';
  /** Share of the container's width; lines of one text differ. */
  width?: 'full' | 'most' | 'half' | 'third';
}

/** A calm placeholder; it shows only after 300 ms, by CSS alone. Hidden from screen readers: SkeletonGroup speaks. */
export const Skeleton = ({ shape = 'line', width = 'full' }: SkeletonProps) => (
  <span aria-hidden="true" className={joinClasses(styles.skeleton, styles[shape], styles[width])} />
);

/** Wraps the skeletons of a region and says once that it is loading. */
export const SkeletonGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-busy="true" className={styles.group}>
    <span className="visually-hidden" role="status">
      {label}
    </span>
    {children}
  </div>
);
