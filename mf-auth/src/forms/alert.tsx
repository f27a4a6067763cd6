import { Icon } from '@plenary/ui/icon';
import type { ReactNode } from 'react';
import styles from './alert.module.css';

/** A sentence that is announced when it appears, and stays. */
export const Alert = ({ tone = 'danger', children }: { tone?: 'danger' | 'info'; children: ReactNode }) => (
  <div className={styles.alert} data-tone={tone} role="alert">
    <Icon name={tone === 'danger' ? 'warning' : 'info'} size={20} />
    <p className={styles.text}>{children}</p>
  </div>
);
