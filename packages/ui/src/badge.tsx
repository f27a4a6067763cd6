import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { joinClasses } from './join-classes.ts';

export interface BadgeProps {
  /** overlay: the white pill that sits on a picture. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'brand' | 'overlay';
  icon?: ReactNode;
  /** The text: colour alone is no information. */
  children: ReactNode;
}

export const Badge = ({ tone = 'neutral', icon, children }: BadgeProps) => (
  <span className={joinClasses(styles.badge, styles[tone])}>
    {icon}
    {children}
  </span>
);
