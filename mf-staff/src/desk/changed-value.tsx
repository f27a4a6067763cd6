import type { ReactNode } from 'react';
import styles from './changed-value.module.css';

/** A value as it was. */
export const Before = ({ children }: { children: ReactNode }) => <del className={styles.before}>{children}</del>;

/** The value that takes its place. */
export const After = ({ children }: { children: ReactNode }) => <ins className={styles.after}>{children}</ins>;
